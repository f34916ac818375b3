import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { LessonMenu } from "../../../../components/lessons/session-reader.ts";
import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { teacherDashboardQuery } from "../queries.ts";
import { DashboardCounts } from "./dashboard-counts.tsx";
import { NeedsAttention } from "./needs-attention.tsx";
import { OpenQuestions } from "./open-questions.tsx";
import { PendingReports } from "./pending-reports.tsx";
import { Today } from "./today.tsx";

const REFRESH_MS = 60_000;

type TeacherHomeProps = {
  /** What else can be done with a lesson. */
  Menu: LessonMenu;
  /** What comes before the day, such as an application. */
  intro?: ReactNode;
};

/** Counts stand at zero and the list is empty until the fetch returns. Asked anew each minute. */
export function TeacherHome({ Menu, intro }: TeacherHomeProps) {
  const { t } = useTranslation("dashboard");
  const query = useQuery({ ...teacherDashboardQuery, refetchInterval: REFRESH_MS });
  const dashboard = query.data;
  const timeZone = dashboard?.time_zone ?? "UTC";
  return (
    <>
      <PageHeader title={t("title")} />
      {intro}
      {query.isError && !dashboard ? (
        <ErrorState onRetry={() => void query.refetch()} />
      ) : (
        <div className="space-y-5">
          <OpenQuestions questions={dashboard?.questions} />
          <DashboardCounts dashboard={dashboard} timeZone={timeZone} />
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
            <Today lessons={dashboard?.today} timeZone={timeZone} Menu={Menu} />
            <div className="space-y-5">
              <PendingReports
                reports={dashboard?.pending_reports}
                timeZone={timeZone}
                nowMs={query.dataUpdatedAt}
              />
              <NeedsAttention pupils={dashboard?.attention} />
            </div>
          </div>
        </div>
      )}
    </>
  );
}
