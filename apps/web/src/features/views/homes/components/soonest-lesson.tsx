import type { NextLesson } from "@riwaq/contracts/scheduling/sessions";
import { useTranslation } from "react-i18next";

import { JoinButton } from "../../../../components/lessons/join-button.tsx";
import { joinDoorOf } from "../../../../components/lessons/join-door.ts";
import { SessionClocks } from "../../../../components/lessons/session-clocks.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate, formatNames } from "../../../../lib/format.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { Countdown } from "./countdown.tsx";

/** Of several children: whose lesson is the next one; the door beside it once it is open. */
export function SoonestLesson({ lesson }: { lesson: NextLesson }) {
  const { t } = useTranslation("homes");
  const { language } = useLanguage();
  const { state } = joinDoorOf(lesson, useCurrentMinute());
  return (
    <section
      aria-labelledby="soonest-lesson"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-md border border-line bg-surface p-5 sm:p-6"
    >
      <div className="min-w-0">
        <h2 id="soonest-lesson" className="font-sans text-base! font-semibold text-ink-muted">
          {t("next.family")}
        </h2>
        <p className="mt-1 font-display text-2xl leading-tight">
          {formatNames(lesson.students_names, language)}
        </p>
        <p className="mt-1 font-display text-xl text-primary first-letter:uppercase">
          <Countdown session={lesson} />
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4">
          <span className="inline-block first-letter:uppercase">
            {formatLongDate(lesson.starts_at, language, lesson.time_zone)}
          </span>
          <SessionClocks session={lesson} reader="P" />
        </p>
      </div>
      {state === "open" && <JoinButton session={lesson} size="lg" />}
    </section>
  );
}
