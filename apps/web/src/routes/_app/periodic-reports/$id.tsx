import { createFileRoute } from "@tanstack/react-router";

import { PeriodicReportPage } from "../../../features/learning/periodic-reports/components/periodic-report-page.tsx";
import { periodicReportQuery } from "../../../features/learning/periodic-reports/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/periodic-reports/$id")({
  staticData: { page: "periodicReport", namespaces: ["reports", "lessons", "cities", "errors"] },
  loader: ({ params }) => beginReading(periodicReportQuery(params.id)),
  component: PeriodicReportRoute,
});

function PeriodicReportRoute() {
  const { user } = Route.useRouteContext();
  const { id } = Route.useParams();
  return <PeriodicReportPage key={id} id={id} reader={user.role} />;
}
