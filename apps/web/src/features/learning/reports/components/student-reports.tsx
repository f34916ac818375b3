import type { Report } from "@riwaq/contracts/learning/reports";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { GradeBadge } from "../../../../components/lessons/grade-badge.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { Pagination } from "../../../../components/ui/pagination.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDate, formatWeekday } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { studentReportsQuery } from "../queries.ts";
import { AttendanceBadge } from "./attendance-badge.tsx";

function ReportItem({ report }: { report: Report }) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const zone = useReaderZone();
  const { starts_at, content } = report;
  const { grade, attendance } = content;
  return (
    <li>
      <Link
        to={paths.report}
        params={{ id: report.id }}
        className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-3 hover:text-primary"
      >
        <span className="min-w-0 flex-1 basis-40">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi className="font-semibold">
              {zone &&
                `${formatWeekday(starts_at, language, zone)} ${formatDate(starts_at, language, zone)}`}
            </bdi>
            {report.is_new && <Badge tone="blue">{t("report.isNew")}</Badge>}
          </span>
          {report.programme && (
            <span className="block text-ink-muted">
              <bdi>{report.programme[language]}</bdi> · <bdi>{report.teacher}</bdi>
            </span>
          )}
        </span>
        {grade ? <GradeBadge grade={grade} /> : <AttendanceBadge attendance={attendance} />}
        <ChevronRight
          aria-hidden
          strokeWidth={1.75}
          className="flip-rtl size-5 shrink-0 text-ink-muted"
        />
      </Link>
    </li>
  );
}

/** Every report about one pupil, newest first. */
export function StudentReports({ student }: { student: string }) {
  const { t } = useTranslation("reports");
  const [page, setPage] = useState(1);
  const query = useQuery(studentReportsQuery(student, page));
  return (
    <Card className="space-y-3 p-4! sm:p-6!">
      <CardTitle>{t("progress.reports")}</CardTitle>
      <QueryView query={query}>
        {({ reports, page: current, pages }) => (
          <>
            <ul className="divide-y divide-line">
              {reports.map((report) => (
                <ReportItem key={report.id} report={report} />
              ))}
            </ul>
            {pages > 1 && <Pagination page={current} pageCount={pages} onPage={setPage} />}
          </>
        )}
      </QueryView>
    </Card>
  );
}
