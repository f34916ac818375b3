import { createFileRoute } from "@tanstack/react-router";

import { RecordPage } from "../../../features/learning/homework/components/record-page.tsx";
import { homeworkQuery } from "../../../features/learning/homework/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";
import { recordingConsentQuery } from "../../../lib/recording-consent.ts";

/** What was asked for; without it the family chooses. */
type RecordSearch = { homework?: string };

export const Route = createFileRoute("/_app/students_/$id/record")({
  staticData: { page: "recordAtHome", namespaces: ["homework", "recitations", "mushaf", "errors"] },
  validateSearch: ({ homework }: Record<string, unknown>): RecordSearch =>
    typeof homework === "string" ? { homework } : {},
  loader: ({ params }) => beginReading(homeworkQuery(params.id), recordingConsentQuery(params.id)),
  component: RecordRoute,
});

function RecordRoute() {
  const { id } = Route.useParams();
  const { homework } = Route.useSearch();
  return <RecordPage key={`${id} ${homework}`} studentId={id} homeworkId={homework} />;
}
