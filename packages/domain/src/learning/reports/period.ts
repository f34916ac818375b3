/** For which months and pupils parents receive a periodic report. */
import { civilDateMs, civilDateOf, DAY_MS } from "../../time/civil-date.ts";

/** Parents of pupils under this age receive one. */
export const PERIODIC_REPORT_BELOW_AGE = 16;

/** First and last day, "YYYY-MM-DD", both included. */
export type Period = { start: string; end: string };

const MONTHS = 3;

/**
 * The calendar quarter that ended last before the day `today` ("YYYY-MM-DD" in the institute's zone): on 1 April it is
 * January to March. The terms say "quarterly"; that quarters are the calendar's is our reading.
 * @throws RangeError if the date is malformed or not in the calendar
 */
export function periodBefore(today: string): Period {
  if (civilDateMs(today) === null) throw new RangeError(`Not a date: ${today}`);
  const year = Number(today.slice(0, 4));
  const quarter = Math.floor((Number(today.slice(5, 7)) - 1) / MONTHS);
  const start = firstOfMonth(year, (quarter - 1) * MONTHS);
  const end = civilDateOf((civilDateMs(firstOfMonth(year, quarter * MONTHS)) as number) - DAY_MS);
  return { start, end };
}

/** `month` counts from 0 and may lie in the year before. */
function firstOfMonth(year: number, month: number): string {
  const inYear = ((month % 12) + 12) % 12;
  const ofYear = year + Math.floor(month / 12);
  return `${ofYear}-${String(inYear + 1).padStart(2, "0")}-01`;
}
