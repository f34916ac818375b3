import { createFileRoute } from "@tanstack/react-router";

import { similarQuery } from "../../../components/similar-verses/similar-query.ts";
import { SimilarPage } from "../../../features/memory/similar/components/similar-page.tsx";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/students_/$id/similar")({
  staticData: { page: "similarVerses", namespaces: ["tests", "errors"] },
  loader: ({ params }) => beginReading(similarQuery(params.id)),
  component: SimilarRoute,
});

function SimilarRoute() {
  const { id } = Route.useParams();
  return <SimilarPage key={id} pupil={id} />;
}
