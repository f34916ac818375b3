import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { Progress } from "@riwaq/contracts/learning/reports";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { GradeBadge } from "../../../../components/lessons/grade-badge.tsx";
import { PupilLevels } from "../../../../components/people/pupil-levels.tsx";
import { PupilPlacement } from "../../../../components/people/pupil-placement.tsx";
import { RecitationPlaced } from "../../../../components/people/recitation-placed.tsx";
import { ProgressPictures } from "../../../../components/reports/progress-pictures.tsx";
import { lessonsOf } from "../../../../components/reports/progress-weeks.ts";
import { SurasLearned } from "../../../../components/reports/suras-learned.tsx";
import { WeeksTable } from "../../../../components/reports/weeks-table.tsx";
import { WordsCounted } from "../../../../components/reports/words-counted.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { progressQuery } from "../queries.ts";
import { StudentReports } from "./student-reports.tsx";
import { WaysOn } from "./ways-on.tsx";

type Reader = CurrentUser["role"];

function Nobody() {
  const { t } = useTranslation(["reports", "common"]);
  const action = (
    <Button asChild>
      <Link to={paths.home}>{t("common:notFound.home")}</Link>
    </Button>
  );
  return <EmptyState title={t("progress.gone")} hint={t("progress.goneHint")} action={action} />;
}

function NothingYet({ reader }: { reader: Reader }) {
  const { t } = useTranslation("reports");
  const action = (
    <Button asChild>
      <Link to={paths.sessions}>{t("form.toSessions")}</Link>
    </Button>
  );
  return (
    <EmptyState
      title={t("progress.empty")}
      hint={t(reader === "T" ? "progress.emptyTeacher" : "progress.emptyHint")}
      {...(reader !== "A" && { action })}
    />
  );
}

function Performance({ progress }: { progress: Progress }) {
  const { t } = useTranslation("reports");
  const { performance, performance_reports: count } = progress;
  if (!performance) return <p className="text-ink-muted">{t("progress.notAssessed")}</p>;
  return (
    <div className="space-y-1.5">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-semibold">{t("progress.performance")}</span>
        <GradeBadge grade={performance} className="px-3.5! py-1! text-base!" />
      </p>
      <p className="measure text-sm text-ink-muted">{t("progress.rule", { count })}</p>
    </div>
  );
}

function Ready({ progress, reader }: { progress: Progress; reader: Reader }) {
  const { attendance, weeks, suras, student } = progress;
  const isEmpty = lessonsOf(attendance) === 0;
  if (isEmpty && suras.length === 0) return <NothingYet reader={reader} />;
  return (
    <div className="space-y-5">
      <Performance progress={progress} />
      <ProgressPictures weeks={weeks} attendance={attendance} />
      <WeeksTable weeks={weeks} />
      <SurasLearned suras={suras} />
      <WordsCounted progress={progress} />
      <StudentReports student={student.id} />
    </div>
  );
}

type ProgressPageProps = {
  id: string;
  reader: Reader;
  /** What is known by heart. */
  memory?: ReactNode;
};

/** How one pupil gets on: the last year as their reports tell it. */
export function ProgressPage({ id, reader, memory }: ProgressPageProps) {
  const { t } = useTranslation("reports");
  const query = useQuery(progressQuery(id));
  const isNobody = query.error instanceof ApiError && query.error.status === 404;
  const name = query.data?.student.name;
  return (
    <>
      <header className="mb-6">
        <h1>{t(reader === "S" ? "progress.own" : "progress.title")}</h1>
        {name && reader !== "S" && (
          <p className="mt-1 text-lg text-ink-muted">
            <bdi>{name}</bdi>
          </p>
        )}
      </header>
      {isNobody ? (
        <Nobody />
      ) : (
        <QueryView query={query}>
          {(progress) => (
            <div className="space-y-5">
              <PupilLevels studentId={id} />
              <PupilPlacement studentId={id} />
              <RecitationPlaced studentId={id} />
              <WaysOn id={id} />
              {memory}
              <Ready progress={progress} reader={reader} />
            </div>
          )}
        </QueryView>
      )}
    </>
  );
}
