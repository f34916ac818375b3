import { useHydrated } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { exampleWeek, USUAL_WEEK } from "../model/example-week.ts";
import { LessonRow } from "./lesson-row.tsx";

/** Three lessons on two clocks. The written page knows no present week, and says what holds for most. */
export function LessonWeek() {
  const { t } = useTranslation("home");
  const isThisWeek = useHydrated();
  const now = useCurrentMinute();
  const { lessons, gap } = exampleWeek(isThisWeek ? now : USUAL_WEEK);
  return (
    <section aria-labelledby="week" className="mt-20 bg-band py-16 text-on-band lg:py-20">
      <div className="wrap grid items-center gap-x-16 gap-y-8 lg:grid-cols-[4fr_6fr]">
        <div>
          <h2 id="week">{t("week.title")}</h2>
          <p className="mt-4 measure text-lg text-on-band-muted">{t("week.text")}</p>
          <p className="mt-5 flex min-h-[2lh] measure items-center border-s-2 border-accent ps-4">
            {t(isThisWeek ? `week.gap.${gap}` : "week.gap.usual")}
          </p>
        </div>
        <div className="rounded-md bg-surface px-5 pt-5 text-ink sm:px-8 sm:pt-6">
          <p className="mb-4 text-sm text-ink-muted">{t("week.example")}</p>
          <ul>
            {lessons.map((lesson) => (
              <LessonRow key={lesson.id} lesson={lesson} isThisWeek={isThisWeek} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
