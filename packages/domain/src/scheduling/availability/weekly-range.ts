/** A stretch of hours that comes back every week, in its owner's wall time. */
import { type DayOfWeek, isDayOfWeek } from "../../time/day-of-week.ts";
import { MINUTES_PER_DAY, minutesFromTime } from "../../time/wall-time.ts";

/** Minutes after midnight, end exclusive; an endMinute of 1440 is midnight at the end of the day. */
export type WeeklyRange = { dayOfWeek: DayOfWeek; startMinute: number; endMinute: number };

/** Which of a teacher's weeks: the one of Ramadan replaces the usual one then. */
export const WEEK_PLANS = ["usual", "ramadan"] as const;

/** How a date differs from its week. */
export const EXCEPTION_KINDS = ["time_off", "extra_hours"] as const;

export type RangeFault = "bad_day" | "bad_time" | "not_on_the_hour" | "end_before_start";

/** A range as the wire carries it: times are "HH:MM" or "HH:MM:SS". */
export type RangeInput = { day_of_week: number; start_time: string; end_time: string };

export type ParsedRange = { ok: true; range: WeeklyRange } | { ok: false; fault: RangeFault };

/**
 * Reads one range from the wire; the first rule that it breaks is returned, nothing is thrown.
 * Times are hourly; an END of 00:00 is midnight at the end of
 * that day, and the end comes after the start.
 */
export function parseWeeklyRange(input: RangeInput): ParsedRange {
  const dayOfWeek = input.day_of_week;
  if (!isDayOfWeek(dayOfWeek)) return { ok: false, fault: "bad_day" };
  const startMinute = minutesFromTime(input.start_time);
  const endOfDay = minutesFromTime(input.end_time);
  if (startMinute === null || endOfDay === null) return { ok: false, fault: "bad_time" };
  if (startMinute % 60 !== 0 || endOfDay % 60 !== 0) return { ok: false, fault: "not_on_the_hour" };
  const endMinute = endOfDay === 0 ? MINUTES_PER_DAY : endOfDay;
  if (endMinute <= startMinute) return { ok: false, fault: "end_before_start" };
  return { ok: true, range: { dayOfWeek, startMinute, endMinute } };
}

function compareRanges(a: WeeklyRange, b: WeeklyRange): number {
  return a.dayOfWeek - b.dayOfWeek || a.startMinute - b.startMinute || a.endMinute - b.endMinute;
}

/** A copy in the order of the week, Saturday first, then by start, then by end. */
export function sortRanges(ranges: readonly WeeklyRange[]): WeeklyRange[] {
  return ranges.toSorted(compareRanges);
}

/** Whether two lists hold the same ranges in whatever order; neighbours are not merged. */
export function rangesEqual(a: readonly WeeklyRange[], b: readonly WeeklyRange[]): boolean {
  if (a.length !== b.length) return false;
  const sortedB = sortRanges(b);
  return sortRanges(a).every((range, index) => {
    const other = sortedB[index];
    return other !== undefined && compareRanges(range, other) === 0;
  });
}

/**
 * Pairs of indexes (first < second) of ranges of one day that overlap. Every offending index is in
 * at least one pair, though not every pair is listed; back-to-back ranges do not overlap.
 */
export function findOverlaps(
  ranges: readonly WeeklyRange[],
): Array<{ first: number; second: number }> {
  const ordered = [...ranges.entries()].toSorted(([, a], [, b]) => compareRanges(a, b));
  const overlaps: Array<{ first: number; second: number }> = [];
  // Comparing with the range that reaches furthest is enough to name everyone, without n² pairs.
  let furthest: [number, WeeklyRange] | undefined;
  for (const entry of ordered) {
    const [index, range] = entry;
    if (furthest === undefined || furthest[1].dayOfWeek !== range.dayOfWeek) {
      furthest = entry;
      continue;
    }
    const [otherIndex, other] = furthest;
    if (range.startMinute < other.endMinute) {
      overlaps.push({ first: Math.min(index, otherIndex), second: Math.max(index, otherIndex) });
    }
    if (range.endMinute > other.endMinute) furthest = entry;
  }
  return overlaps.toSorted((a, b) => a.first - b.first || a.second - b.second);
}

/** Whether `ranges` leave no minute of `range` open; adjacent ones add up (09–12 with 12–17). */
export function isCoveredBy(range: WeeklyRange, ranges: readonly WeeklyRange[]): boolean {
  let coveredUntil = range.startMinute;
  for (const other of sortRanges(ranges)) {
    if (other.dayOfWeek !== range.dayOfWeek || other.startMinute > coveredUntil) continue;
    coveredUntil = Math.max(coveredUntil, other.endMinute);
  }
  return coveredUntil >= range.endMinute;
}
