import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { PeriodicReport } from "@riwaq/contracts/learning/periodic-reports";
import { Link } from "@tanstack/react-router";
import { ChartSpline } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDateSpan, formatFullDate } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { DownloadPdf } from "./download-pdf.tsx";
import { PeriodicBadge } from "./periodic-badge.tsx";

type PeriodicHeaderProps = { report: PeriodicReport; reader: CurrentUser["role"] };

function Approval({ report }: Pick<PeriodicHeaderProps, "report">) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const zone = useReaderZone();
  const { approved_at } = report;
  if (!approved_at) return <PeriodicBadge report={report} />;
  return (
    <p className="text-sm text-ink-muted">
      {zone && t("periodic.approvedOn", { date: formatFullDate(approved_at, language, zone) })}
    </p>
  );
}

/** About whom, which months, by whom, and what can be taken along. */
export function PeriodicHeader({ report, reader }: PeriodicHeaderProps) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const { period_start, period_end, student_id } = report;
  return (
    <div className="space-y-4">
      <div className="space-y-1">
        <p className="text-lg font-semibold">
          <bdi>{report.student}</bdi>
        </p>
        <p className="text-ink-muted">
          <bdi>{formatDateSpan(period_start, period_end, language)}</bdi>
        </p>
        {reader !== "T" && (
          <p className="text-ink-muted">
            {t("report.by")} <bdi>{report.teacher}</bdi>
          </p>
        )}
        <Approval report={report} />
      </div>
      <div className="flex flex-wrap gap-3">
        <DownloadPdf id={report.id} />
        <Button asChild variant="outline">
          <Link to={paths.progress} params={{ id: student_id }}>
            <ChartSpline aria-hidden strokeWidth={1.75} className="flip-rtl" />
            {t("report.progress")}
          </Link>
        </Button>
      </div>
    </div>
  );
}
