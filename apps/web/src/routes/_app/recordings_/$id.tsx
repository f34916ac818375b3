import { createFileRoute } from "@tanstack/react-router";

import { RecordingPage } from "../../../features/learning/homework/components/recording-page.tsx";
import { answerQuery, heardQuery } from "../../../features/learning/homework/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/recordings_/$id")({
  staticData: {
    page: "recording",
    namespaces: ["homework", "recitations", "mushaf", "marks", "errors"],
  },
  loader: ({ params }) => beginReading(heardQuery(params.id), answerQuery(params.id)),
  component: RecordingRoute,
});

function RecordingRoute() {
  const { id } = Route.useParams();
  return <RecordingPage key={id} id={id} />;
}
