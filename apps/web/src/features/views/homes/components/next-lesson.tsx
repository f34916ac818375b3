import type { NextLesson as Lesson } from "@riwaq/contracts/scheduling/sessions";
import { useTranslation } from "react-i18next";

import { LessonAbsence } from "../../../../components/lessons/absence/lesson-absence.tsx";
import { JoinButton } from "../../../../components/lessons/join-button.tsx";
import { SessionClocks } from "../../../../components/lessons/session-clocks.tsx";
import type { LessonMenu } from "../../../../components/lessons/session-reader.ts";
import { Scene } from "../../../../components/scenes/scene.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate } from "../../../../lib/format.ts";
import { Countdown } from "./countdown.tsx";
import { LessonProgramme } from "./lesson-programme.tsx";

type NextLessonProps = { lesson: Lesson; Menu: LessonMenu };

/** A pupil's first answer: when, with whom, and the door. */
export function NextLesson({ lesson, Menu }: NextLessonProps) {
  const { t } = useTranslation("homes");
  const { language } = useLanguage();
  return (
    <section
      aria-labelledby="next-lesson"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 rounded-md border border-line bg-surface p-5 sm:grid-rows-[1fr_auto_auto_1fr] sm:p-8"
    >
      <div className="max-[22rem]:col-span-2 sm:row-start-2">
        <h2 id="next-lesson" className="font-sans text-base! font-semibold text-ink-muted">
          {t("next.own")}
        </h2>
        <p className="mt-2 font-display text-3xl leading-tight text-primary first-letter:uppercase sm:text-4xl">
          <Countdown session={lesson} />
        </p>
      </div>
      <Scene name="mushaf" className="w-22 max-[22rem]:hidden sm:row-span-4 sm:w-52 lg:w-60" />
      <div className="max-sm:col-span-2">
        <p className="mt-3 text-xl font-semibold first-letter:uppercase">
          {formatLongDate(lesson.starts_at, language, lesson.time_zone)}
        </p>
        <p className="text-lg">
          <SessionClocks session={lesson} reader="S" />
        </p>
        <p className="mt-1 text-ink-muted">
          <LessonProgramme session={lesson} />
        </p>
        <div className="mt-5 empty:hidden">
          <LessonAbsence session={lesson} reader="S" />
        </div>
        <div className="mt-6 [&_button]:min-h-13">
          <JoinButton session={lesson} size="lg" beside={<Menu session={lesson} reader="S" />} />
        </div>
      </div>
    </section>
  );
}
