import { createFileRoute } from "@tanstack/react-router";

import { heatMapQuery, memoryQuery } from "../../../components/memory/queries.ts";
import { ProgressPage } from "../../../features/learning/reports/components/progress-page.tsx";
import { progressQuery } from "../../../features/learning/reports/queries.ts";
import { studentReportsQuery } from "../../../features/learning/reports/queries.ts";
import { ProgressMemory } from "../../../features/memory/pages/components/progress-memory.tsx";
import { beginReading } from "../../../lib/begin-reading.ts";
import { useReader } from "../../../lib/own-homes.ts";
import { placementQuery } from "../../../lib/placements.ts";
import { pupilLevelsQuery } from "../../../lib/pupil-levels.ts";
import { recitationPlacementQuery } from "../../../lib/recitation-placements.ts";

export const Route = createFileRoute("/_app/students_/$id/progress")({
  staticData: {
    page: "progress",
    namespaces: [
      "reports",
      "lessons",
      "cities",
      "placement",
      "recitations",
      "memory",
      "marks",
      "errors",
    ],
  },
  loader: ({ params }) =>
    beginReading(
      progressQuery(params.id),
      studentReportsQuery(params.id, 1),
      pupilLevelsQuery(params.id),
      placementQuery(params.id),
      recitationPlacementQuery(params.id),
      heatMapQuery(params.id),
      memoryQuery(params.id),
    ),
  component: ProgressRoute,
});

function ProgressRoute() {
  const { user } = Route.useRouteContext();
  const reader = useReader(user);
  const { id } = Route.useParams();
  return <ProgressPage key={id} id={id} reader={reader} memory={<ProgressMemory id={id} />} />;
}
