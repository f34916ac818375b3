import { createFileRoute } from "@tanstack/react-router";

import {
  DrillPage,
  type DrillSearch,
} from "../../../features/memory/ear/components/drill-page.tsx";
import { minimalPairsQuery } from "../../../features/memory/ear/model/ear-queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

export const Route = createFileRoute("/_app/practice_/ear")({
  staticData: { page: "earDrill", namespaces: ["ear", "marks", "errors"] },
  validateSearch: ({ pupil, pair }: Record<string, unknown>): DrillSearch => ({
    pupil: textOf(pupil),
    pair: textOf(pair),
  }),
  loader: () => beginReading(minimalPairsQuery),
  component: DrillRoute,
});

function DrillRoute() {
  const { user } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const open = (next: DrillSearch) => void navigate({ search: next });
  return <DrillPage user={user} search={search} onSearch={open} />;
}
