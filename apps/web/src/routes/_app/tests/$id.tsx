import { createFileRoute } from "@tanstack/react-router";

import { TestPage } from "../../../features/memory/tests/components/test-page.tsx";
import { testQuery } from "../../../features/memory/tests/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/tests/$id")({
  staticData: { page: "test", namespaces: ["tests", "marks", "mushaf", "errors"] },
  loader: ({ params }) => beginReading(testQuery(params.id)),
  component: TestRoute,
});

function TestRoute() {
  const { id } = Route.useParams();
  return <TestPage key={id} id={id} />;
}
