/** A series: the lessons of a week that come back, on the wall of one zone. */
import { civilDateMs, civilDateOf, DAY_MS } from "../../time/civil-date.ts";
import { type DayOfWeek, isDayOfWeek } from "../../time/day-of-week.ts";
import { MINUTES_PER_DAY } from "../../time/wall-time.ts";
import { isTimeZone, toWall } from "../../time/zone.ts";

export const LESSON_LENGTHS_MIN = [30, 45, 60] as const;

export type LessonLengthMin = (typeof LESSON_LENGTHS_MIN)[number];

/** A day code and the minute after midnight (0 to 1439) at which the lesson begins. */
export type SeriesTime = { dayOfWeek: DayOfWeek; minute: number };

/** "Tuesdays and Thursdays 18:00, Paris". Days, minutes and dates are on the wall of `anchorZone`. */
export type SeriesRule = {
  /** IANA name. */
  anchorZone: string;
  /** One to five, on different days, in the order of the week. */
  times: readonly SeriesTime[];
  lengthMin: LessonLengthMin;
  /** "YYYY-MM-DD", the first date on which a lesson can be. */
  startsOn: string;
  /** The last such date, inclusive; null goes on. */
  endsOn: string | null;
};

/** A rule as it is asked for, not yet believed. */
export type SeriesInput = {
  anchorZone: string;
  times: ReadonlyArray<{ dayOfWeek: number; minute: number }>;
  lengthMin: number;
  startsOn: string;
  endsOn: string | null;
};

export type SeriesFault =
  | "bad_zone"
  | "bad_length"
  | "no_times"
  | "too_many_times"
  | "bad_time"
  | "same_day_twice"
  | "overlapping_times"
  | "bad_date"
  | "end_before_start";

export type ParsedSeries = { ok: true; rule: SeriesRule } | { ok: false; fault: SeriesFault };

/** Occurrences are stored this far ahead. */
export const WEEKS_AHEAD = 12;

export const MAX_TIMES_PER_WEEK = 5;

const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY;

function isSeriesTime(time: { dayOfWeek: number; minute: number }): time is SeriesTime {
  const { dayOfWeek, minute } = time;
  const isMinute = Number.isInteger(minute) && minute >= 0 && minute < MINUTES_PER_DAY;
  return isDayOfWeek(dayOfWeek) && isMinute;
}

// The last of the week is held against the first of the next: a lesson can run past midnight.
function overlapsItself(times: readonly SeriesTime[], lengthMin: number): boolean {
  const starts = times.map(({ dayOfWeek, minute }) => dayOfWeek * MINUTES_PER_DAY + minute);
  return starts.some((start, index) => {
    const next = starts[index + 1] ?? (starts[0] as number) + MINUTES_PER_WEEK;
    return next - start < lengthMin;
  });
}

function timesFault(times: SeriesInput["times"], lengthMin: number): SeriesFault | null {
  if (times.length === 0) return "no_times";
  if (times.length > MAX_TIMES_PER_WEEK) return "too_many_times";
  if (!times.every(isSeriesTime)) return "bad_time";
  if (new Set(times.map(({ dayOfWeek }) => dayOfWeek)).size < times.length) return "same_day_twice";
  return overlapsItself(sortTimes(times), lengthMin) ? "overlapping_times" : null;
}

function sortTimes(times: readonly SeriesTime[]): SeriesTime[] {
  return times.toSorted((a, b) => a.dayOfWeek - b.dayOfWeek || a.minute - b.minute);
}

function faultOf(input: SeriesInput): SeriesFault | null {
  const { anchorZone, times, lengthMin, startsOn, endsOn } = input;
  if (!isTimeZone(anchorZone)) return "bad_zone";
  if (!LESSON_LENGTHS_MIN.some((length) => length === lengthMin)) return "bad_length";
  const fault = timesFault(times, lengthMin);
  if (fault !== null) return fault;
  if ([startsOn, endsOn].some((date) => date !== null && civilDateMs(date) === null)) {
    return "bad_date";
  }
  return endsOn !== null && endsOn < startsOn ? "end_before_start" : null;
}

/**
 * Reads a rule; the first fault is returned, nothing is thrown. One to five different days, lessons
 * of 30, 45 or 60 minutes that do not overlap one another, an end not before the start. The times
 * come back in the order of the week.
 */
export function parseSeriesRule(input: SeriesInput): ParsedSeries {
  const fault = faultOf(input);
  if (fault !== null) return { ok: false, fault };
  const { anchorZone, times, lengthMin, startsOn, endsOn } = input;
  const rule = {
    anchorZone,
    times: sortTimes(times.filter(isSeriesTime)),
    lengthMin: lengthMin as LessonLengthMin,
    startsOn,
    endsOn,
  };
  return { ok: true, rule };
}

/**
 * The date "YYYY-MM-DD", inclusive, up to which occurrences are stored at `nowMs`: twelve weeks after
 * today in `zone`.
 * @throws RangeError for an unknown zone
 */
export function horizonOf(nowMs: number, zone: string): string {
  const today = civilDateMs(toWall(nowMs, zone).date) as number;
  return civilDateOf(today + WEEKS_AHEAD * 7 * DAY_MS);
}
