import { createFileRoute } from "@tanstack/react-router";

import { LateReportsPage } from "../../../features/learning/reports/components/late-reports-page.tsx";
import { lateReportsQuery } from "../../../features/learning/reports/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/late-reports")({
  staticData: { page: "lateReports", right: "content", namespaces: ["reports", "errors"] },
  loader: () => void beginWithRight("content", lateReportsQuery),
  component: LateReportsPage,
});
