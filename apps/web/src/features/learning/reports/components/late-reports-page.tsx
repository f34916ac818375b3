import type { LateReports } from "@riwaq/contracts/learning/reports";
import { groupBy } from "@riwaq/domain/group-by";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { ZonedMoment } from "../../../../components/lessons/zoned-moment.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { Pagination } from "../../../../components/ui/pagination.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { lateReportsQuery } from "../queries.ts";

type LateReport = LateReports["reports"][number];

function Late({ report, zone }: { report: LateReport; zone: string }) {
  const { t } = useTranslation("reports");
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
      <span className="font-semibold">
        <bdi>{report.student}</bdi>
      </span>
      <span className="text-ink-muted">
        {t("late.lesson")} <ZonedMoment at={report.starts_at} zone={zone} />
      </span>
      <span className="text-danger">
        {t("late.due")} <ZonedMoment at={report.due_at} zone={zone} />
      </span>
    </li>
  );
}

type OfTeacherProps = { reports: readonly LateReport[]; zone: string };

function OfTeacher({ reports, zone }: OfTeacherProps) {
  const { t } = useTranslation("reports");
  const [first] = reports;
  if (!first) return null;
  return (
    <section aria-labelledby={first.teacher_id} className="space-y-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={first.teacher_id} className="text-xl">
          <Link
            to={paths.teacher}
            params={{ id: first.teacher_id }}
            className="underline-offset-4 hover:underline"
          >
            <bdi>{first.teacher}</bdi>
          </Link>
        </h2>
        <p className="text-sm text-ink-muted">{t("late.count", { count: first.of_teacher })}</p>
      </div>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface px-4 sm:px-5">
        {reports.map((report) => (
          <Late key={report.id} report={report} zone={zone} />
        ))}
      </ul>
    </section>
  );
}

type ListProps = { page: number; onPage: (page: number) => void };

/** What families still wait for, by teacher: staff speak to whoever does not write. */
export function LateReportsPage({ page, onPage }: ListProps) {
  const { t } = useTranslation(["reports", "common"]);
  const query = useQuery(lateReportsQuery(page));
  const zone = useReaderZone();
  return (
    <>
      <PageHeader title={t("common:titles.lateReports")} description={t("late.intro")} />
      <QueryView
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t("late.none")} hint={t("late.noneHint")} />}
      >
        {({ reports, page: shown, pages }) => (
          <div className="max-w-4xl space-y-10">
            {zone &&
              [...groupBy(reports, ({ teacher_id }) => teacher_id)].map(([id, own]) => (
                <OfTeacher key={id} reports={own} zone={zone} />
              ))}
            {pages > 1 && <Pagination page={shown} pageCount={pages} onPage={onPage} />}
          </div>
        )}
      </QueryView>
    </>
  );
}
