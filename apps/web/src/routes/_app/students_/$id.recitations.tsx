import { createFileRoute } from "@tanstack/react-router";

import { RecitationsPage } from "../../../features/learning/recitations/components/recitations-page.tsx";
import { recitationsQuery } from "../../../features/learning/recitations/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";
import { useReader } from "../../../lib/own-homes.ts";
import { recordingConsentQuery } from "../../../lib/recording-consent.ts";

export const Route = createFileRoute("/_app/students_/$id/recitations")({
  staticData: { page: "recitations", namespaces: ["recitations", "marks", "errors"] },
  loader: ({ params }) =>
    beginReading(recitationsQuery(params.id, 1), recordingConsentQuery(params.id)),
  component: RecitationsRoute,
});

function RecitationsRoute() {
  const { id } = Route.useParams();
  const { user } = Route.useRouteContext();
  const reader = useReader(user);
  return <RecitationsPage key={id} studentId={id} canRecord={reader !== "A"} />;
}
