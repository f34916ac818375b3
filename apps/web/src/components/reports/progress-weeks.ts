/** What a pupil's weeks come to, for pictures and tables. */
import type { Progress } from "@riwaq/contracts/learning/reports";

export type Week = Progress["weeks"][number];

export const GROUNDS = ["ayat", "pages", "lessons"] as const;
export type Ground = (typeof GROUNDS)[number];

/** A picture of more weeks than this has lines too thin for a phone. */
const SHOWN_MAX = 26;

/** The last half-year. */
export function shownWeeks(weeks: readonly Week[]): readonly Week[] {
  return weeks.slice(-SHOWN_MAX);
}

/** In which terms there is ground to show, the one with the most weeks first. */
export function groundsOf(weeks: readonly Week[]): Ground[] {
  const weeksWith = (ground: Ground) => weeks.filter((week) => week[ground] > 0).length;
  return GROUNDS.filter((ground) => weeksWith(ground) > 0).toSorted(
    (a, b) => weeksWith(b) - weeksWith(a),
  );
}

/** The whole ground at the end of each week. */
export function groundSoFar(weeks: readonly Week[], ground: Ground) {
  let total = 0;
  return weeks.map((week) => {
    total += week[ground];
    return { week: week.week, total };
  });
}

export function lessonsOf({ present, late, absent }: Progress["attendance"]) {
  return present + late + absent;
}

/** Weeks in which there was a lesson, newest first. */
export function weeksWithLessons(weeks: readonly Week[]): Week[] {
  return weeks.filter((week) => lessonsOf(week) > 0).toReversed();
}
