import { createFileRoute } from "@tanstack/react-router";

import { TestsPage } from "../../../features/memory/tests/components/tests-page.tsx";
import { testsQuery } from "../../../features/memory/tests/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

type Search = { lesson?: string | undefined };
const LESSON = /^[0-9a-f-]{36}$/;

export const Route = createFileRoute("/_app/students_/$id/tests")({
  staticData: { page: "tests", namespaces: ["tests", "errors"] },
  validateSearch: ({ lesson }: Record<string, unknown>): Search => ({
    lesson: typeof lesson === "string" && LESSON.test(lesson) ? lesson : undefined,
  }),
  loader: ({ params }) => beginReading(testsQuery(params.id)),
  component: TestsRoute,
});

function TestsRoute() {
  const { id } = Route.useParams();
  const { lesson = null } = Route.useSearch();
  return <TestsPage key={id} studentId={id} lesson={lesson} />;
}
