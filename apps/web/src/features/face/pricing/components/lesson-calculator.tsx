import type { Prices } from "@riwaq/contracts/billing/shop";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { WeekArches } from "../../../../components/rhythms/week-arches.tsx";
import {
  LESSONS_PER_WEEK,
  LESSON_MINUTES,
  USUAL_RHYTHM,
  periodOf,
} from "../../../../lib/rhythm.ts";
import type { Rhythm } from "../../../../lib/rhythm.ts";
import { ChoiceGroup } from "./choice-group.tsx";
import { RhythmPrice } from "./rhythm-price.tsx";

function rhythmOf(form: HTMLFormElement): Rhythm {
  const choices = new FormData(form);
  return {
    lessonsPerWeek: Number(choices.get("lessonsPerWeek")),
    lessonMinutes: Number(choices.get("lessonMinutes")),
  };
}

function Period(rhythm: Rhythm) {
  const { t } = useTranslation("pricing");
  const { lessons, hours } = periodOf(rhythm);
  return (
    <output className="block">
      <span className="block text-ink-muted">{t("calculator.result")}</span>
      <span className="mt-1 flex flex-wrap gap-x-8 font-display text-3xl text-primary">
        <span>{t("calculator.count", { count: lessons })}</span>
        <span>{t("calculator.hours", { count: hours })}</span>
      </span>
    </output>
  );
}

type CalculatorProps = {
  /** What is for sale; without it nothing is said of money. */
  prices?: Prices | undefined;
};

/** Lessons and hours of one period, and its price where the institute has set one. */
export function LessonCalculator({ prices }: CalculatorProps) {
  const { t } = useTranslation("pricing");
  const form = useRef<HTMLFormElement>(null);
  const [rhythm, setRhythm] = useState(USUAL_RHYTHM);
  // The page is written with the usual rhythm; another may have been chosen before the scripts arrived.
  useEffect(() => {
    if (form.current) setRhythm(rhythmOf(form.current));
  }, []);
  return (
    <section
      aria-labelledby="calculator"
      className="mt-10 grid items-center gap-x-14 gap-y-8 rounded-md border border-line bg-surface p-6 sm:p-8 lg:grid-cols-[1fr_1.25fr]"
    >
      <div>
        <h2 id="calculator">{t("calculator.title")}</h2>
        <p className="mt-2 text-ink-muted">{t("calculator.text")}</p>
        <form
          ref={form}
          onChange={(event) => setRhythm(rhythmOf(event.currentTarget))}
          className="mt-6 space-y-5"
        >
          <ChoiceGroup
            name="lessonsPerWeek"
            legend={t("calculator.lessons")}
            choices={LESSONS_PER_WEEK.map((value) => ({ value, label: String(value) }))}
            chosen={USUAL_RHYTHM.lessonsPerWeek}
          />
          <ChoiceGroup
            name="lessonMinutes"
            legend={t("calculator.length")}
            choices={LESSON_MINUTES.map((minutes) => ({
              value: minutes,
              label: t("calculator.minutes", { minutes }),
            }))}
            chosen={USUAL_RHYTHM.lessonMinutes}
          />
          <Period {...rhythm} />
        </form>
        {/* Kept free, so that nothing moves when the prices arrive. */}
        <div className="mt-5 min-h-34 sm:min-h-23">
          {prices && <RhythmPrice prices={prices} {...rhythm} />}
        </div>
      </div>
      <WeekArches {...rhythm} />
    </section>
  );
}
