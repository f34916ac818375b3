import { createFileRoute } from "@tanstack/react-router";

import { SchemesPage } from "../../../features/memory/schemes/components/schemes-page.tsx";
import { schemesQuery } from "../../../features/memory/schemes/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/scoring")({
  staticData: { page: "scoring", right: "content", namespaces: ["tests", "marks", "errors"] },
  loader: () => void beginWithRight("content", schemesQuery),
  component: SchemesPage,
});
