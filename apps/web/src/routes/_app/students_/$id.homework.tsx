import { createFileRoute } from "@tanstack/react-router";

import { HomeworkPage } from "../../../features/learning/homework/components/homework-page.tsx";
import { homeworkQuery } from "../../../features/learning/homework/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

/** The lesson after which homework is set. */
type HomeworkSearch = { lesson?: string };

export const Route = createFileRoute("/_app/students_/$id/homework")({
  staticData: { page: "homework", namespaces: ["homework", "recitations", "errors"] },
  validateSearch: ({ lesson }: Record<string, unknown>): HomeworkSearch =>
    typeof lesson === "string" ? { lesson } : {},
  loader: ({ params }) => beginReading(homeworkQuery(params.id)),
  component: HomeworkRoute,
});

function HomeworkRoute() {
  const { id } = Route.useParams();
  const { lesson } = Route.useSearch();
  return <HomeworkPage key={id} studentId={id} lesson={lesson} />;
}
