import type { TeacherDashboard } from "@riwaq/contracts/views/dashboard";
import { CalendarDays, FileClock } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { ZonedMoment } from "../../../../components/lessons/zoned-moment.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";

type CountCardProps = { title: string; count: number; Icon: LucideIcon; children: ReactNode };

function CountCard({ title, count, Icon, children }: CountCardProps) {
  const { language } = useLanguage();
  return (
    <Card>
      <Icon aria-hidden strokeWidth={1.75} className="float-end ms-4 size-7 text-accent" />
      <h2 className="text-lg">{title}</h2>
      <p className="mt-3 font-display text-5xl tabular-nums">{formatNumber(count, language)}</p>
      <p className="mt-2 min-h-6 text-ink-muted">{children}</p>
    </Card>
  );
}

type DashboardCountsProps = { dashboard: TeacherDashboard | undefined; timeZone: string };

export function DashboardCounts({ dashboard, timeZone }: DashboardCountsProps) {
  const { t } = useTranslation("dashboard");
  const next = dashboard?.upcoming_sessions.next_session_timestamp ?? null;
  const firstDue = dashboard?.pending_reports[0]?.due_date;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <CountCard
        title={t("upcoming.title")}
        count={dashboard?.upcoming_sessions.count ?? 0}
        Icon={CalendarDays}
      >
        {next !== null && (
          <>
            {t("upcoming.next")} <ZonedMoment at={next * 1000} zone={timeZone} />
          </>
        )}
      </CountCard>
      <CountCard
        title={t("reports.title")}
        count={dashboard?.pending_reports.length ?? 0}
        Icon={FileClock}
      >
        {t("reports.due")}{" "}
        {firstDue ? <ZonedMoment at={firstDue} zone={timeZone} /> : t("reports.none")}
      </CountCard>
    </div>
  );
}
