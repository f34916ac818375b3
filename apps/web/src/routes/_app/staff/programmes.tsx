import { createFileRoute } from "@tanstack/react-router";

import { ProgrammesPage } from "../../../features/people/programmes/components/programmes-page.tsx";
import { staffProgrammesQuery } from "../../../features/people/programmes/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/staff/programmes")({
  staticData: { page: "programmes", namespaces: ["staff", "errors"] },
  loader: ({ context: { user } }) => beginReading(user.role === "A" && staffProgrammesQuery),
  component: ProgrammesRoute,
});

function ProgrammesRoute() {
  const { user } = Route.useRouteContext();
  return <ProgrammesPage isStaff={user.role === "A"} />;
}
