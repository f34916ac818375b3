/** On how many days of each week something was recited. */
import { type Day, dayOfWeekOf } from "./days.ts";

const WEEK = 7;
/** Of the week that begins on Saturday. */
const MONDAY = 2;

const mondayOf = (day: Day): Day => day - ((dayOfWeekOf(day) - MONDAY + WEEK) % WEEK);

/** The first day of so many weeks, of which the one of `today` is the last. */
export const firstDayOf = (weeks: number, today: Day): Day => mondayOf(today) - (weeks - 1) * WEEK;

/** Each week by its Monday, the present one last; a day counts once, however much was recited. */
export function rhythmOf(
  days: readonly Day[],
  weeks: number,
  today: Day,
): Array<{ week: Day; evenings: number }> {
  const first = firstDayOf(weeks, today);
  const different = [...new Set(days)];
  return Array.from({ length: weeks }, (_, at) => {
    const week = first + at * WEEK;
    return { week, evenings: different.filter((day) => mondayOf(day) === week).length };
  });
}
