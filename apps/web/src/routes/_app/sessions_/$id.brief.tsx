import { createFileRoute } from "@tanstack/react-router";

import { BriefPage } from "../../../features/learning/briefs/components/brief-page.tsx";
import { briefQuery } from "../../../features/learning/briefs/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/sessions_/$id/brief")({
  staticData: {
    page: "brief",
    namespaces: ["leave", "memory", "marks", "reports", "lessons", "cities", "errors"],
  },
  loader: ({ params }) => beginReading(briefQuery(params.id)),
  component: BriefRoute,
});

function BriefRoute() {
  const { id } = Route.useParams();
  return <BriefPage key={id} id={id} />;
}
