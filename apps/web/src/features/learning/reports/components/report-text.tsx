import type { ReportContent } from "@riwaq/contracts/learning/reports";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { CoveredList } from "../../../../components/lessons/covered-list.tsx";
import { GradeBadge } from "../../../../components/lessons/grade-badge.tsx";
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

function Words({ words }: { words: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1 ps-5 marker:text-accent">
      {words.map((word) => (
        <li key={word}>
          <bdi>{word}</bdi>
        </li>
      ))}
    </ul>
  );
}

function OwnText({ children }: { children: string }) {
  return (
    <p dir="auto" className="measure whitespace-pre-line">
      {children}
    </p>
  );
}

type ReportTextProps = { content: ReportContent; hasPractice?: boolean };

/** What a report says, part by part; without what to practise where that stands above it. */
export function ReportText({ content, hasPractice = true }: ReportTextProps) {
  const { t } = useTranslation("reports");
  const { covered, grade, strengths, to_work_on, homework, message } = content;
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
          <CoveredList items={covered} />
        </Part>
      )}
      {strengths.length > 0 && (
        <Part title={t("parts.strengths")}>
          <Words words={strengths} />
        </Part>
      )}
      {hasPractice && to_work_on.length > 0 && (
        <Part title={t("parts.toWorkOn")}>
          <Words words={to_work_on} />
        </Part>
      )}
      {hasPractice && homework !== "" && (
        <Part title={t("parts.homework")}>
          <OwnText>{homework}</OwnText>
        </Part>
      )}
      {message !== "" && (
        <Part title={t("parts.message")}>
          <OwnText>{message}</OwnText>
        </Part>
      )}
    </div>
  );
}
