import { createFileRoute } from "@tanstack/react-router";

import { PairsPage } from "../../../features/memory/ear/components/pairs-page.tsx";
import { minimalPairsQuery } from "../../../features/memory/ear/model/ear-queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/ear/pairs")({
  staticData: { page: "earPairs", namespaces: ["ear", "marks", "errors"] },
  loader: () => beginReading(minimalPairsQuery),
  component: PairsPage,
});
