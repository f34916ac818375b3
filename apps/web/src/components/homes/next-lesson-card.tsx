import type { Session } from "@riwaq/contracts/scheduling/sessions";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatLongDate, formatNames } from "../../lib/format.ts";
import { useCurrentMinute } from "../../lib/use-current-minute.ts";
import { LessonAbsence } from "../lessons/absence/lesson-absence.tsx";
import { LessonDoor } from "../lessons/lesson-door.tsx";
import { SessionClocks } from "../lessons/session-clocks.tsx";
import type { LessonMenu, SessionReader } from "../lessons/session-reader.ts";
import { Countdown } from "./countdown.tsx";

type NextLessonCardProps = {
  /** Whose it is: "Your next lesson". */
  title: string;
  lesson: Session;
  reader: Exclude<SessionReader, "A">;
  /** What else can be done with it. */
  Menu: LessonMenu;
  /** Beside it where there is room. */
  picture?: ReactNode;
};

/** Of what, for whom and with whom: whoever reads is not told of themselves. */
function Who({ lesson, reader }: Pick<NextLessonCardProps, "lesson" | "reader">) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const { students_names, programme, teacher_name } = lesson;
  const isSaid = reader !== "S" || students_names.length > 1;
  const pupils = isSaid && formatNames(students_names, language);
  return (
    <>
      {pupils}
      {pupils && programme && " · "}
      {programme?.[language]}
      {reader !== "T" && (
        <>
          {(pupils || programme) && " · "}
          {t("family.with")} <bdi>{teacher_name}</bdi>
        </>
      )}
    </>
  );
}

/**
 * The first answer of a home: when, on both clocks, with whom, and the door once it is open. Wants the namespaces `homes`
 * and `sessions`.
 */
export function NextLessonCard({ title, lesson, reader, Menu, picture }: NextLessonCardProps) {
  const { language } = useLanguage();
  const nowMs = useCurrentMinute();
  return (
    <section
      aria-label={title}
      className="flex items-center justify-between gap-x-10 rounded-md border border-line bg-surface p-5 sm:p-8"
    >
      <div className="min-w-0 grow">
        <h2 className="font-sans text-base! font-semibold text-ink-muted">{title}</h2>
        <p className="mt-1.5 font-display text-4xl leading-tight text-primary first-letter:uppercase sm:text-5xl">
          <Countdown session={lesson} />
        </p>
        <p className="mt-4 text-lg font-semibold first-letter:uppercase">
          {formatLongDate(lesson.starts_at, language, lesson.time_zone)}
        </p>
        <p className="text-lg">
          <SessionClocks session={lesson} reader={reader} />
        </p>
        <p className="mt-1 text-ink-muted">
          <Who lesson={lesson} reader={reader} />
        </p>
        <div className="mt-5 empty:hidden">
          <LessonAbsence session={lesson} reader={reader} />
        </div>
        <div className="mt-5 flex max-w-md gap-2.5 [&_button]:min-h-13">
          <LessonDoor lesson={lesson} nowMs={nowMs} />
          <Menu session={lesson} reader={reader} />
        </div>
      </div>
      {picture}
    </section>
  );
}
