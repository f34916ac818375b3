import { createFileRoute } from "@tanstack/react-router";

import { PhrasesPage } from "../../../features/learning/phrases/components/phrases-page.tsx";
import {
  phraseProgrammesQuery,
  staffPhrasesQuery,
} from "../../../features/learning/phrases/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/phrases")({
  staticData: { page: "phrases", right: "content", namespaces: ["staff", "errors"] },
  loader: () => void beginWithRight("content", staffPhrasesQuery, phraseProgrammesQuery),
  component: PhrasesPage,
});
