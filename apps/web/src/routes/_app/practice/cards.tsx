import { createFileRoute } from "@tanstack/react-router";

import { PracticePage } from "../../../features/memory/cards/components/practice-page.tsx";
import { learnersQuery } from "../../../features/memory/cards/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/practice/cards")({
  staticData: { page: "practiceCards", namespaces: ["cards", "errors"] },
  loader: () => beginReading(learnersQuery),
  component: PracticePage,
});
