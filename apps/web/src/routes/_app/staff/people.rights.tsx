import { createFileRoute } from "@tanstack/react-router";

import { AccessCard } from "../../../features/identity/account/components/access-card.tsx";
import { RightsPage } from "../../../features/identity/rights/components/rights-page.tsx";
import { staffInvitationsQuery, staffQuery } from "../../../features/identity/rights/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/people/rights")({
  staticData: { page: "rights", right: "people", namespaces: ["staff", "account", "errors"] },
  loader: () => void beginWithRight("people", staffQuery, staffInvitationsQuery),
  component: RightsRoute,
});

function RightsRoute() {
  const { user } = Route.useRouteContext();
  return <RightsPage userId={user.id} accessOf={accessOf} />;
}

function accessOf({ id, name }: { id: string; name: string }) {
  return <AccessCard person={{ id, name }} />;
}
