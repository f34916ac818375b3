import { createFileRoute } from "@tanstack/react-router";

import { ProgrammesPage } from "../../../features/people/programmes/components/programmes-page.tsx";
import { staffProgrammesQuery } from "../../../features/people/programmes/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/programmes")({
  staticData: { page: "programmes", right: "content", namespaces: ["staff", "errors"] },
  loader: () => void beginWithRight("content", staffProgrammesQuery),
  component: ProgrammesRoute,
});

function ProgrammesRoute() {
  return <ProgrammesPage />;
}
