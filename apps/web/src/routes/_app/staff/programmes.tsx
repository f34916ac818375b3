import { createFileRoute } from "@tanstack/react-router";

import { ProgrammesPage } from "../../../features/people/programmes/components/programmes-page.tsx";

export const Route = createFileRoute("/_app/staff/programmes")({
  staticData: { page: "programmes", namespaces: ["staff", "errors"] },
  component: ProgrammesRoute,
});

function ProgrammesRoute() {
  const { user } = Route.useRouteContext();
  return <ProgrammesPage isStaff={user.role === "A"} />;
}
