import type { ReportContent } from "@riwaq/contracts/learning/reports";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { CoveredList } from "../../../../components/lessons/covered-list.tsx";
import { GradeBadge } from "../../../../components/lessons/grade-badge.tsx";
import { OwnText, WordList } from "../../../../components/lessons/report-words.tsx";
import { AttendanceBadge } from "./attendance-badge.tsx";

type PartProps = { title: string; children: ReactNode };

function Part({ title, children }: PartProps) {
  return (
    <div className="space-y-1.5">
      <h2 className="text-base font-semibold text-ink-muted">{title}</h2>
      {children}
    </div>
  );
}

type ReportTextProps = { content: ReportContent; hasPractice?: boolean; pupil?: string };

/** What a report says, part by part; without what to practise where that stands above it. */
export function ReportText({ content, hasPractice = true, pupil }: ReportTextProps) {
  const { t } = useTranslation("reports");
  const { covered, grade, strengths, to_work_on, homework, homework_phrases, message } = content;
  return (
    <div className="space-y-5">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <AttendanceBadge attendance={content.attendance} />
        {grade && (
          <span className="flex flex-wrap items-center gap-2">
            <span className="text-ink-muted">{t("parts.grade")}</span>
            <GradeBadge grade={grade} />
          </span>
        )}
      </p>
      {covered.length > 0 && (
        <Part title={t("parts.covered")}>
          <CoveredList items={covered} {...(pupil && { pupil })} />
        </Part>
      )}
      {strengths.length > 0 && (
        <Part title={t("parts.strengths")}>
          <WordList words={strengths} />
        </Part>
      )}
      {hasPractice && to_work_on.length > 0 && (
        <Part title={t("parts.toWorkOn")}>
          <WordList words={to_work_on} />
        </Part>
      )}
      {hasPractice && (homework !== "" || homework_phrases.length > 0) && (
        <Part title={t("parts.homework")}>
          <WordList words={homework_phrases} />
          {homework !== "" && <OwnText text={homework} />}
        </Part>
      )}
      {message !== "" && (
        <Part title={t("parts.message")}>
          <OwnText text={message} />
        </Part>
      )}
    </div>
  );
}
