import { createFileRoute } from "@tanstack/react-router";

import { RightsPage } from "../../../features/identity/rights/components/rights-page.tsx";
import { staffQuery } from "../../../features/identity/rights/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/people/rights")({
  staticData: { page: "rights", right: "people", namespaces: ["staff", "errors"] },
  loader: () => void beginWithRight("people", staffQuery),
  component: RightsRoute,
});

function RightsRoute() {
  const { user } = Route.useRouteContext();
  return <RightsPage userId={user.id} />;
}
