import type { NextLesson } from "@riwaq/contracts/scheduling/sessions";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { LessonAbsence } from "../../../../components/lessons/absence/lesson-absence.tsx";
import { JoinButton } from "../../../../components/lessons/join-button.tsx";
import { joinDoorOf } from "../../../../components/lessons/join-door.ts";
import { SessionClocks } from "../../../../components/lessons/session-clocks.tsx";
import type { LessonMenu } from "../../../../components/lessons/session-reader.ts";
import { SessionStatusBadge } from "../../../../components/lessons/session-status-badge.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatNames } from "../../../../lib/format.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";

type TodayLessonProps = {
  lesson: NextLesson;
  /** Its card says what can be done about it. */
  isNext: boolean;
  /** The present minute, where it lies in this lesson. */
  now: ReactNode;
  Menu: LessonMenu;
};

/** What can be done with a lesson that is not in the card above: whoever looks at it, whoever is late in it. */
function Actions({ lesson, Menu }: Pick<TodayLessonProps, "lesson" | "Menu">) {
  const { state } = joinDoorOf(lesson, useCurrentMinute());
  return (
    <>
      <div className="mt-2 empty:hidden">
        <LessonAbsence session={lesson} reader="T" />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {state === "open" && <JoinButton session={lesson} isBrief />}
        <Menu session={lesson} reader="T" />
      </div>
    </>
  );
}

/** What became of it. One that is over is not under way any more, though nobody has said yet how it ended. */
function State({ lesson: { status, ends_at } }: Pick<TodayLessonProps, "lesson">) {
  const { t } = useTranslation("sessions");
  const isOver = Date.parse(ends_at) <= useCurrentMinute();
  const isOpen = status === "Scheduled" || status === "Joined";
  if (isOpen && isOver) return <Badge>{t("family.unsaid")}</Badge>;
  return status === "Scheduled" ? null : <SessionStatusBadge status={status} />;
}

export function TodayLesson({ lesson, isNext, now, Menu }: TodayLessonProps) {
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
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <div className="min-w-0">
          <p className={cn("font-semibold", isCancelled && "line-through")}>
            <SessionClocks session={lesson} reader="T" />
          </p>
          <p className={cn(isCancelled && "text-ink-muted")}>
            {formatNames(students_names, language)}
            {programme && <span className="text-ink-muted"> · {programme[language]}</span>}
          </p>
        </div>
        <State lesson={lesson} />
      </div>
      {!isCancelled && !isNext && <Actions lesson={lesson} Menu={Menu} />}
    </li>
  );
}
