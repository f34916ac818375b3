/** Instants ↔ wall times of an IANA zone. Results never depend on the time zone of the process. */
import { civilDateMs, civilDateOf, DAY_MS } from "./civil-date.ts";
import type { DayOfWeek } from "./day-of-week.ts";
import { MINUTES_PER_DAY, minutesFromTime, timeFromSeconds } from "./wall-time.ts";
import { offsetMsAt } from "./zone-offsets.ts";

export { isTimeZone } from "./zone-name.ts";

export type WallTime = { date: string; time: string; zone: string };
export type ZonedInstant = { epochMs: number; shifted: boolean };
export type Wall = { date: string; time: string; dayOfWeek: DayOfWeek };

function wallMsOf(date: string, time: string): number {
  const dateMs = civilDateMs(date);
  if (dateMs === null) throw new RangeError(`Not a date: ${date}`);
  const isEndOfDay = time === "24:00" || time === "24:00:00";
  const minutes = isEndOfDay ? MINUTES_PER_DAY : minutesFromTime(time);
  if (minutes === null) throw new RangeError(`Not a time of day: ${time}`);
  return dateMs + Math.round(minutes * 60_000);
}

/**
 * The instant of a wall time that is given as milliseconds as if it were UTC (`civilDateMs` + time
 * of day); otherwise as `toInstant`. For loops over many dates.
 * @throws RangeError for an unknown zone
 */
export function instantOfWallMs(wallMs: number, zone: string): ZonedInstant {
  const offsetBefore = offsetMsAt(wallMs - DAY_MS, zone);
  const offsetAfter = offsetMsAt(wallMs + DAY_MS, zone);
  const earlier = wallMs - Math.max(offsetBefore, offsetAfter);
  const later = wallMs - Math.min(offsetBefore, offsetAfter);
  for (const epochMs of [earlier, later]) {
    if (epochMs + offsetMsAt(epochMs, zone) === wallMs) return { epochMs, shifted: false };
  }
  return { epochMs: wallMs - offsetBefore, shifted: true };
}

/**
 * The instant of a wall time: date "YYYY-MM-DD", time "HH:MM" or "HH:MM:SS" ("24:00" is midnight
 * after that date), zone an IANA name (architecture, section Time).
 * - In a gap, when the clock jumps over that time: shifted forward by the gap's length, `shifted`.
 * - In a fold, when that time comes twice: the earlier one.
 * @throws RangeError for a malformed or impossible date or time, or an unknown zone
 */
export function toInstant({ date, time, zone }: WallTime): ZonedInstant {
  return instantOfWallMs(wallMsOf(date, time), zone);
}

/**
 * What the wall clock of `zone` shows at an instant: date "YYYY-MM-DD", time "HH:MM:SS" (fractions
 * of a second are cut off) and day code.
 * @throws RangeError for an unknown zone or an instant outside the years 0100 to 9999
 */
export function toWall(epochMs: number, zone: string): Wall {
  const wallMs = epochMs + offsetMsAt(epochMs, zone);
  const epochDay = Math.floor(wallMs / DAY_MS);
  return {
    date: civilDateOf(wallMs),
    time: timeFromSeconds(Math.floor((wallMs - epochDay * DAY_MS) / 1000)),
    // 1970-01-01 was a Thursday, code 5; the second remainder is for the years before.
    dayOfWeek: ((((epochDay + 5) % 7) + 7) % 7) as DayOfWeek,
  };
}

/**
 * The instant (ms) so many days after another at the same hour on the wall of `zone`, whatever the clocks do between; as
 * `toInstant` where that hour is in a gap or a fold. Fractions of a second are cut off.
 * @throws RangeError for an unknown zone
 */
export function daysLater(epochMs: number, days: number, zone: string): number {
  const wallMs = Math.floor((epochMs + offsetMsAt(epochMs, zone)) / 1000) * 1000;
  return instantOfWallMs(wallMs + days * DAY_MS, zone).epochMs;
}
