import type { NextLesson } from "@riwaq/contracts/scheduling/sessions";
import type { ReactNode } from "react";

import { LessonAbsence } from "../../../../components/lessons/absence/lesson-absence.tsx";
import { JoinButton } from "../../../../components/lessons/join-button.tsx";
import { SessionClocks } from "../../../../components/lessons/session-clocks.tsx";
import type { LessonMenu } from "../../../../components/lessons/session-reader.ts";
import { SessionStatusBadge } from "../../../../components/lessons/session-status-badge.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatNames } from "../../../../lib/format.ts";

type TodayLessonProps = {
  lesson: NextLesson;
  /** The present minute, where it lies in this lesson. */
  now: ReactNode;
  Menu: LessonMenu;
};

export function TodayLesson({ lesson, now, Menu }: TodayLessonProps) {
  const { language } = useLanguage();
  const { programme, students_names, status } = lesson;
  const isCancelled = status === "Cancelled";
  const dot = now ? "bg-danger" : "bg-primary";
  return (
    <li className={cn("relative py-3 ps-6 pe-3", now && "rounded-e-md bg-success-soft")}>
      <span
        aria-hidden
        className={cn(
          "absolute -start-1.75 top-5 size-3 rounded-full border-2 border-surface",
          dot,
        )}
      />
      {now}
      <p className={cn("font-semibold", isCancelled && "line-through")}>
        <SessionClocks session={lesson} reader="T" />
      </p>
      <p className={cn(isCancelled && "text-ink-muted")}>
        {formatNames(students_names, language)}
        {programme && <span className="text-ink-muted"> · {programme[language]}</span>}
      </p>
      <div className="mt-2 empty:hidden">
        <LessonAbsence session={lesson} reader="T" />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <SessionStatusBadge status={status} />
        {!isCancelled && (
          <>
            <JoinButton session={lesson} isBrief />
            <Menu session={lesson} reader="T" />
          </>
        )}
      </div>
    </li>
  );
}
