import { createFileRoute } from "@tanstack/react-router";

import { ReportPage } from "../../../features/learning/reports/components/report-page.tsx";
import { reportQuery } from "../../../features/learning/reports/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";
import { useReader } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/reports/$id")({
  staticData: { page: "report", namespaces: ["reports", "lessons", "cities", "errors"] },
  loader: ({ params }) => beginReading(reportQuery(params.id)),
  component: ReportRoute,
});

function ReportRoute() {
  const { user } = Route.useRouteContext();
  const reader = useReader(user);
  const { id } = Route.useParams();
  return <ReportPage key={id} id={id} reader={reader} />;
}
