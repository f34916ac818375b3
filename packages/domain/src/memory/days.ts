/**
 * Days of a plan: whole numbers, one more each calendar day. A plan knows no hours and no zones, so no change of a clock
 * moves one of its days.
 */
import { DAY_MS, civilDateMs, civilDateOf } from "../time/civil-date.ts";
import type { DayOfWeek } from "../time/day-of-week.ts";

/** Days since 1970-01-01, as the calendar on the pupil's wall counts them. */
export type Day = number;

/** @throws RangeError for what is no date "YYYY-MM-DD" */
export function dayOf(date: string): Day {
  const ms = civilDateMs(date);
  if (ms === null) throw new RangeError(`No date: ${date}`);
  return ms / DAY_MS;
}

export const dateOf = (day: Day): string => civilDateOf(day * DAY_MS);

/** 1970-01-01 was a Thursday, which is 5 where Saturday is 0. */
export const dayOfWeekOf = (day: Day): DayOfWeek => ((((day + 5) % 7) + 7) % 7) as DayOfWeek;

/** Which days of the week are free of practice. */
export type DaysOff = readonly DayOfWeek[];

export const isOff = (day: Day, daysOff: DaysOff): boolean => daysOff.includes(dayOfWeekOf(day));

/** How many days of practice there are from the first to the last day, both included; 0 where the last comes first. */
export function practiceDays(first: Day, last: Day, daysOff: DaysOff): number {
  if (last < first) return 0;
  const weeks = Math.floor((last - first + 1) / 7);
  let count = weeks * (7 - daysOff.length);
  for (let day = first + weeks * 7; day <= last; day += 1) {
    if (!isOff(day, daysOff)) count += 1;
  }
  return count;
}
