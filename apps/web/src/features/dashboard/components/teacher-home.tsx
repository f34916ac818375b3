import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { ErrorState } from "../../../components/ui/error-state.tsx";
import { PageHeader } from "../../../components/ui/page-header.tsx";
import { useReaderZone } from "../../../lib/use-reader-zone.ts";
import { teacherDashboardQuery } from "../api/teacher-dashboard.ts";
import { DashboardCounts } from "./dashboard-counts.tsx";
import { PendingReports } from "./pending-reports.tsx";

/** Counts stand at zero and the list is empty until the fetch returns (specification, section 2). */
export function TeacherHome() {
  const { t } = useTranslation("dashboard");
  const query = useQuery(teacherDashboardQuery);
  const timeZone = useReaderZone();
  const dashboard = timeZone === undefined ? undefined : query.data;
  return (
    <>
      <PageHeader title={t("title")} />
      {query.isError && !query.data ? (
        <ErrorState onRetry={() => void query.refetch()} />
      ) : (
        <div className="space-y-6">
          <DashboardCounts dashboard={dashboard} timeZone={timeZone ?? "UTC"} />
          <PendingReports
            reports={dashboard?.pending_reports}
            timeZone={timeZone ?? "UTC"}
            nowMs={query.dataUpdatedAt}
          />
        </div>
      )}
    </>
  );
}
