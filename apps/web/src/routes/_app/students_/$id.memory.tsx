import { createFileRoute } from "@tanstack/react-router";

import { heatMapQuery, memoryQuery } from "../../../components/memory/queries.ts";
import { MemoryPage } from "../../../features/memory/pages/components/memory-page.tsx";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/students_/$id/memory")({
  staticData: { page: "memory", namespaces: ["memory", "marks", "reports", "errors"] },
  loader: ({ params }) => beginReading(memoryQuery(params.id), heatMapQuery(params.id)),
  component: MemoryRoute,
});

function MemoryRoute() {
  const { id } = Route.useParams();
  return <MemoryPage key={id} id={id} />;
}
