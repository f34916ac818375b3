import type { NextLesson } from "@riwaq/contracts/sessions";

import { JoinButton } from "../../../components/lessons/join-button.tsx";
import type { LessonMenu } from "../../../components/lessons/lesson-menu.ts";
import { SessionClocks } from "../../../components/lessons/session-clocks.tsx";
import { SessionStatusBadge } from "../../../components/lessons/session-status-badge.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { cn } from "../../../lib/cn.ts";
import { formatNames } from "../../../lib/format.ts";

type TodayLessonProps = {
  lesson: NextLesson;
  nowMs: number;
  Menu: LessonMenu;
};

const isUnderWay = ({ starts_at, ends_at, status }: NextLesson, nowMs: number) =>
  status !== "Cancelled" && Date.parse(starts_at) <= nowMs && nowMs < Date.parse(ends_at);

export function TodayLesson({ lesson, nowMs, Menu }: TodayLessonProps) {
  const { language } = useLanguage();
  const { programme, students_names, status } = lesson;
  const isCancelled = status === "Cancelled";
  return (
    <li
      className={cn(
        "relative py-3 ps-6",
        isUnderWay(lesson, nowMs) && "rounded-e-md bg-success-soft",
      )}
    >
      <span
        aria-hidden
        className={cn(
          "absolute -start-1.75 top-5 size-3 rounded-full border-2 border-surface",
          isCancelled ? "bg-line-strong" : "bg-primary",
        )}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pe-3">
        <div className="min-w-0">
          <p className={cn("font-semibold", isCancelled && "line-through")}>
            <SessionClocks session={lesson} reader="T" />
          </p>
          <p className={cn(isCancelled && "text-ink-muted")}>
            {formatNames(students_names, language)}
            {programme && <span className="text-ink-muted"> · {programme[language]}</span>}
          </p>
        </div>
        <SessionStatusBadge status={status} />
      </div>
      {!isCancelled && (
        <div className="mt-2 flex flex-wrap gap-3">
          <JoinButton session={lesson} isBrief />
          <Menu session={lesson} reader="T" />
        </div>
      )}
    </li>
  );
}
