import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { PeriodicReportLine } from "@riwaq/contracts/learning/periodic-reports";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDateSpan } from "../../../../lib/format.ts";
import { PeriodicBadge } from "./periodic-badge.tsx";

type PeriodicRowProps = { report: PeriodicReportLine; reader: CurrentUser["role"] };

/** One quarter of one pupil with one teacher. */
export function PeriodicRow({ report, reader }: PeriodicRowProps) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const { student, teacher, period_start, period_end } = report;
  return (
    <li>
      <Link
        to={paths.periodicReport}
        params={{ id: report.id }}
        className="flex min-h-14 items-center gap-3 px-4 py-3.5 hover:text-primary sm:px-5"
      >
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi className="font-semibold wrap-anywhere">{student}</bdi>
            {report.is_new && <Badge tone="blue">{t("report.isNew")}</Badge>}
            {reader !== "P" && <PeriodicBadge report={report} />}
            {reader === "A" && !report.has_parent && (
              <Badge tone="red">{t("periodic.noParent")}</Badge>
            )}
          </span>
          <span className="mt-0.5 block text-ink-muted">
            <bdi>{formatDateSpan(period_start, period_end, language)}</bdi>
            {reader !== "T" && (
              <>
                {" · "}
                <bdi className="inline-block">{teacher}</bdi>
              </>
            )}
          </span>
        </span>
        <ChevronRight
          aria-hidden
          strokeWidth={1.75}
          className="flip-rtl size-5 shrink-0 text-ink-muted"
        />
      </Link>
    </li>
  );
}
