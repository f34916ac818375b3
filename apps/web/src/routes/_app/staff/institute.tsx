import { createFileRoute } from "@tanstack/react-router";

import { InstitutePage } from "../../../features/institute/institute/components/institute-page.tsx";
import { institute } from "../../../lib/institute.ts";

export const Route = createFileRoute("/_app/staff/institute")({
  staticData: { page: "institute", namespaces: ["staff", "errors"] },
  loader: () => void institute.load(),
  component: InstituteRoute,
});

function InstituteRoute() {
  const { user } = Route.useRouteContext();
  return <InstitutePage isStaff={user.role === "A"} />;
}
