import type { TeacherDashboard } from "@riwaq/contracts/views/dashboard";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { askAgainMs, lessonsAhead } from "../../../../components/homes/lessons-ahead.ts";
import { NextLessonCard } from "../../../../components/homes/next-lesson-card.tsx";
import { WeekAhead } from "../../../../components/homes/week-ahead.tsx";
import type { LessonMenu } from "../../../../components/lessons/session-reader.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { ErrorState } from "../../../../components/ui/error-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { Skeleton } from "../../../../components/ui/skeleton.tsx";
import { paths } from "../../../../config/paths.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { teacherDashboardQuery } from "../queries.ts";
import { DashboardCounts } from "./dashboard-counts.tsx";
import { NeedsAttention } from "./needs-attention.tsx";
import { OpenQuestions } from "./open-questions.tsx";
import { PendingReports } from "./pending-reports.tsx";
import { PeriodicDrafts } from "./periodic-drafts.tsx";
import { Today } from "./today.tsx";

type Dashboard = TeacherDashboard | undefined;

const lessonsOf = (dashboard: Dashboard) =>
  dashboard ? [...dashboard.today, ...dashboard.week] : [];

type DayProps = { dashboard: Dashboard; timeZone: string; Menu: LessonMenu };

/** What is next, and the day around it. */
function Day({ dashboard, timeZone, Menu }: DayProps) {
  const { t } = useTranslation("homes");
  const { next } = lessonsAhead(lessonsOf(dashboard), useCurrentMinute());
  return (
    <div className="space-y-5">
      {!dashboard && <Skeleton className="h-72 rounded-md" />}
      {next && (
        <NextLessonCard key={next.id} title={t("next.own")} lesson={next} reader="T" Menu={Menu} />
      )}
      <Today lessons={dashboard?.today} nextId={next?.id} timeZone={timeZone} Menu={Menu} />
    </div>
  );
}

function Week({ dashboard, timeZone }: Omit<DayProps, "Menu">) {
  const { t } = useTranslation("homes");
  if (!dashboard) return null;
  return (
    <WeekAhead
      sessions={dashboard.week}
      reader="T"
      isOneOfMany
      zone={timeZone}
      title={t("week.title")}
      none={t("week.none")}
    >
      {dashboard.week.length === 0 && (
        <Button asChild variant="outline">
          <Link to={paths.settings}>{t("week.hours")}</Link>
        </Button>
      )}
    </WeekAhead>
  );
}

type TeacherHomeProps = {
  /** What else can be done with a lesson. */
  Menu: LessonMenu;
  /** What comes before the day, such as an application. */
  intro?: ReactNode;
};

/**
 * The day first, then what needs the teacher, then the week; counts, which stand at zero until the fetch returns, come
 * last. Asked anew each minute.
 */
export function TeacherHome({ Menu, intro }: TeacherHomeProps) {
  const { t } = useTranslation("dashboard");
  const query = useQuery({
    ...teacherDashboardQuery,
    refetchInterval: ({ state: { data } }) => askAgainMs(lessonsOf(data), Date.now()),
  });
  const dashboard = query.data;
  const timeZone = dashboard?.time_zone ?? "UTC";
  return (
    <>
      <PageHeader title={t("title")} />
      {intro}
      {query.isError && !dashboard ? (
        <ErrorState onRetry={() => void query.refetch()} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-x-6 gap-y-8 xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
          <Day dashboard={dashboard} timeZone={timeZone} Menu={Menu} />
          <div className="space-y-5 xl:row-span-2">
            <OpenQuestions questions={dashboard?.questions} />
            <PeriodicDrafts count={dashboard?.periodic_drafts ?? 0} />
            <PendingReports
              reports={dashboard?.pending_reports}
              timeZone={timeZone}
              nowMs={query.dataUpdatedAt}
            />
            <NeedsAttention pupils={dashboard?.attention} />
          </div>
          <Week dashboard={dashboard} timeZone={timeZone} />
          <div className="xl:col-span-2">
            <DashboardCounts dashboard={dashboard} timeZone={timeZone} />
          </div>
        </div>
      )}
    </>
  );
}
