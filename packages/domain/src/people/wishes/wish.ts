/** What a family seeks for one learner: all of it may be left open. */
import type { WeeklyRange } from "../../scheduling/availability/weekly-range.ts";
import { DAYS_OF_WEEK, type DayOfWeek } from "../../time/day-of-week.ts";

/** Parts of a day in the words that families use. */
export const DAY_PARTS = ["morning", "afternoon", "evening"] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** Minutes of the learner's day, one part after the other. */
const MINUTES_OF_PART: Record<DayPart, { startMinute: number; endMinute: number }> = {
  morning: { startMinute: 8 * 60, endMinute: 12 * 60 },
  afternoon: { startMinute: 12 * 60, endMinute: 17 * 60 },
  evening: { startMinute: 17 * 60, endMinute: 22 * 60 },
};

export type Wish = {
  programmeId: string | null;
  /** Of that programme. */
  levelId: string | null;
  /** None is any day. */
  days: readonly DayOfWeek[];
  /** None is any part of a day. */
  parts: readonly DayPart[];
};

export const OPEN_WISH: Wish = { programmeId: null, levelId: null, days: [], parts: [] };

export const isOpen = ({ programmeId, days, parts }: Wish): boolean =>
  programmeId === null && days.length === 0 && parts.length === 0;

/**
 * The hours of the learner's own week that are wished for, in the order of the week; parts that follow each other are one
 * range. None where neither days nor parts are said: then every hour is as good as another.
 */
export function hoursOfWish({ days, parts }: Pick<Wish, "days" | "parts">): WeeklyRange[] {
  if (days.length === 0 && parts.length === 0) return [];
  const wantedDays = DAYS_OF_WEEK.filter((day) => days.length === 0 || days.includes(day));
  const wantedParts = DAY_PARTS.filter((part) => parts.length === 0 || parts.includes(part));
  return wantedDays.flatMap((dayOfWeek) =>
    spansOf(wantedParts).map((span) => ({ dayOfWeek, ...span })),
  );
}

function spansOf(parts: readonly DayPart[]) {
  const spans: Array<{ startMinute: number; endMinute: number }> = [];
  for (const part of parts) {
    const span = MINUTES_OF_PART[part];
    const last = spans.at(-1);
    if (last?.endMinute === span.startMinute) last.endMinute = span.endMinute;
    else spans.push({ ...span });
  }
  return spans;
}
