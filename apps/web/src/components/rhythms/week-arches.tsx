import { useTranslation } from "react-i18next";

import { WEEKS_PER_PERIOD } from "../../lib/rhythm.ts";
import type { Rhythm } from "../../lib/rhythm.ts";
import { archPath } from "../scenes/arch-path.ts";

const NICHE = archPath({ centre: 50, halfWidth: 46, top: 3, spring: 58, bottom: 137 });
const FLOOR = 136;
const GAP = 2.5;
const WEEKS = Array.from({ length: WEEKS_PER_PERIOD }, (_, index) => index + 1);

/** The books of one week, from the floor up: one for each lesson, as thick as the lesson is long. */
function Books({ lessonsPerWeek, lessonMinutes }: Rhythm) {
  const thickness = lessonMinutes / 4;
  return Array.from({ length: lessonsPerWeek }, (_, index) => (
    <rect
      key={index}
      x={index % 2 === 0 ? 19 : 23}
      y={FLOOR - (index + 1) * (thickness + GAP)}
      width="58"
      height={thickness}
      rx="2"
      className={index % 2 === 0 ? "fill-primary" : "fill-accent"}
    />
  ));
}

/** Four niches of an arcade, one for each week. It shows what the figures beside it say. */
export function WeekArches(rhythm: Rhythm) {
  const { t } = useTranslation("pricing");
  return (
    <ul aria-hidden className="grid grid-cols-4 gap-1.5 sm:gap-4">
      {WEEKS.map((number) => (
        <li key={number} className="text-center text-xs text-ink-muted sm:text-sm">
          <svg viewBox="0 0 100 138" className="mb-1.5 w-full">
            <path d={NICHE} className="fill-paper-deep stroke-line-strong" />
            <Books {...rhythm} />
          </svg>
          {t("calculator.week", { number })}
        </li>
      ))}
    </ul>
  );
}
