import { createFileRoute } from "@tanstack/react-router";

import { ImportPage } from "../../../features/people/imports/components/import-page.tsx";
import { importsQuery } from "../../../features/people/imports/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/import")({
  staticData: { page: "imports", right: "people", namespaces: ["exchange", "errors"] },
  loader: () => void beginWithRight("people", importsQuery),
  component: ImportPage,
});
