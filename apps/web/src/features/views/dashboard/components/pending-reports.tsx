import type { PendingReport } from "@riwaq/contracts/views/dashboard";
import { REPORT_DUE_HOURS } from "@riwaq/domain/learning/reports/due";
import { Link } from "@tanstack/react-router";
import { CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";

import { ZonedMoment } from "../../../../components/lessons/zoned-moment.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { useInstitute } from "../../../../lib/institute.ts";
import { isOverdue } from "../model/report-times.ts";

type RowProps = { report: PendingReport; timeZone: string; nowMs: number };

function PendingReportRow({ report, timeZone, nowMs }: RowProps) {
  const { t } = useTranslation("dashboard");
  return (
    <li className="flex justify-between gap-4 py-4 last:pb-0 max-xs:flex-col max-xs:items-start xs:items-center">
      <div className="min-w-0">
        <p className="font-semibold">
          <bdi>{report.student}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
          <span>
            {t("reports.due")} <ZonedMoment at={report.due_date} zone={timeZone} />
          </span>
          {isOverdue(report, nowMs) && (
            <Badge tone="red">
              <CircleAlert aria-hidden strokeWidth={1.75} className="size-4" />
              {t("reports.overdue")}
            </Badge>
          )}
        </p>
      </div>
      <Button asChild variant="outline">
        <Link
          to={paths.reportForm}
          params={{ id: report.session_id }}
          aria-label={t("reports.completeLabel", { student: report.student })}
        >
          {t("reports.complete")}
        </Link>
      </Button>
    </li>
  );
}

function NoReports() {
  const { t } = useTranslation("dashboard");
  const { language } = useLanguage();
  const dueHours = useInstitute()?.report_due_hours ?? REPORT_DUE_HOURS;
  const hours = formatNumber(dueHours, language);
  return (
    <div className="mt-4 rounded-md bg-paper p-6 text-center">
      <p className="font-semibold">{t("reports.empty")}</p>
      <p className="text-ink-muted">{t("reports.emptyHint", { hours })}</p>
    </div>
  );
}

type PendingReportsProps = Omit<RowProps, "report"> & {
  /** Undefined while they are on their way. */
  reports: readonly PendingReport[] | undefined;
};

export function PendingReports({ reports, ...row }: PendingReportsProps) {
  const { t } = useTranslation("dashboard");
  return (
    <Card>
      <CardTitle>{t("reports.title")}</CardTitle>
      <p className="text-ink-muted">{t("reports.description")}</p>
      {reports === undefined && (
        <div className="mt-4">
          <SkeletonRows count={2} />
        </div>
      )}
      {reports?.length === 0 && <NoReports />}
      {reports && reports.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {reports.map((report) => (
            <PendingReportRow
              key={`${report.session_id} ${report.student}`}
              report={report}
              {...row}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
