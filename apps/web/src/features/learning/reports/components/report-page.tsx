import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { Report } from "@riwaq/contracts/learning/reports";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { AudioLines, ChartSpline, PencilLine } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

import { PracticeCard } from "../../../../components/lessons/practice-card.tsx";
import { WordOrigins } from "../../../../components/lessons/report-words.tsx";
import { ZonedMoment } from "../../../../components/lessons/zoned-moment.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useMarkRead } from "../mutations.ts";
import { reportQuery } from "../queries.ts";
import { LessonLine } from "./lesson-line.tsx";
import { ReportText } from "./report-text.tsx";
import { SentVersions } from "./sent-versions.tsx";

type Reader = CurrentUser["role"];

function NoReport() {
  const { t } = useTranslation(["reports", "common"]);
  const action = (
    <Button asChild>
      <Link to={paths.home}>{t("common:notFound.home")}</Link>
    </Button>
  );
  return <EmptyState title={t("report.gone")} hint={t("report.goneHint")} action={action} />;
}

function Header({ report, reader }: { report: Report; reader: Reader }) {
  const { t } = useTranslation("reports");
  const zone = useReaderZone();
  return (
    <div className="space-y-1">
      {reader !== "S" && (
        <p className="text-lg font-semibold">
          <bdi>{report.student}</bdi>
        </p>
      )}
      <LessonLine lesson={report} />
      {reader !== "T" && (
        <p className="text-ink-muted">
          {t("report.by")} <bdi>{report.teacher}</bdi>
        </p>
      )}
      {report.corrected_at && zone && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-1 text-sm">
          <Badge tone="blue">{t("report.corrected")}</Badge>
          <ZonedMoment at={report.corrected_at} zone={zone} />
        </p>
      )}
    </div>
  );
}

function Links({ report, reader }: { report: Report; reader: Reader }) {
  const { t } = useTranslation(["reports", "common"]);
  return (
    <div className="flex flex-wrap gap-3">
      <Button asChild variant="outline">
        <Link to={paths.progress} params={{ id: report.student_id }}>
          <ChartSpline aria-hidden strokeWidth={1.75} className="flip-rtl" />
          {t(reader === "S" ? "report.ownProgress" : "report.progress")}
        </Link>
      </Button>
      {reader === "T" && (
        <Button asChild variant="outline">
          <Link
            to={paths.homework}
            params={{ id: report.student_id }}
            search={{ lesson: report.session_id }}
          >
            <AudioLines aria-hidden strokeWidth={1.75} />
            {t("common:titles.homework")}
          </Link>
        </Button>
      )}
      {reader === "T" && (
        <Button asChild variant="outline">
          <Link to={paths.reportForm} params={{ id: report.session_id }}>
            <PencilLine aria-hidden strokeWidth={1.75} />
            {t("report.correct")}
          </Link>
        </Button>
      )}
    </div>
  );
}

/** The family has read it as soon as it is on show. */
function useReadMark({ id, is_new }: Report, reader: Reader) {
  const { mutate } = useMarkRead();
  const isToMark = is_new && (reader === "S" || reader === "P");
  useEffect(() => {
    if (isToMark) mutate(id);
  }, [id, isToMark, mutate]);
}

function Sheet({ report, reader }: { report: Report; reader: Reader }) {
  useReadMark(report, reader);
  const isFamily = reader === "S" || reader === "P";
  const practice = <PracticeCard content={report.content} isOwn={reader === "S"} />;
  return (
    <div className="space-y-5">
      <Header report={report} reader={reader} />
      {reader === "S" && practice}
      <Card className="p-5! sm:p-6!">
        <ReportText content={report.content} hasPractice={false} pupil={report.student_id} />
      </Card>
      {reader !== "S" && practice}
      <WordOrigins content={report.content} />
      <Links report={report} reader={reader} />
      {!isFamily && <SentVersions id={report.id} />}
    </div>
  );
}

/** One lesson as its teacher tells of it. */
export function ReportPage({ id, reader }: { id: string; reader: Reader }) {
  const { t } = useTranslation("reports");
  const query = useQuery(reportQuery(id));
  const isNone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="mb-3">{t("report.title")}</h1>
      {isNone ? (
        <NoReport />
      ) : (
        <QueryView query={query}>{(report) => <Sheet report={report} reader={reader} />}</QueryView>
      )}
    </div>
  );
}
