import { createFileRoute } from "@tanstack/react-router";

import { EditionPage } from "../../../features/learning/mushaf/components/edition-page.tsx";
import { editionQuery } from "../../../features/learning/mushaf/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/mushaf")({
  staticData: { page: "mushafEdition", right: "content", namespaces: ["mushaf", "errors"] },
  loader: () => void beginWithRight("content", editionQuery),
  component: EditionPage,
});
