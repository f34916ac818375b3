/** The lessons that a series makes, as instants. */
import { civilDateMs, civilDateOf, DAY_MS } from "../../time/civil-date.ts";
import type { DayOfWeek } from "../../time/day-of-week.ts";
import { instantOfWallMs } from "../../time/zone.ts";
import type { SeriesRule } from "./series.ts";

export type Occurrence = {
  /** "YYYY-MM-DD" on the anchor zone's wall; one occurrence at most for each date of a series. */
  on: string;
  startsAtMs: number;
  endsAtMs: number;
  /** The wall time does not exist on that date, so the lesson begins that much later. */
  isShifted: boolean;
};

const MINUTE_MS = 60_000;

function dateMs(date: string): number {
  const ms = civilDateMs(date);
  if (ms === null) throw new RangeError(`Not a date: ${date}`);
  return ms;
}

// 1970-01-01 was a Thursday, code 5.
function firstOnOrAfter(fromMs: number, dayOfWeek: DayOfWeek): number {
  const dayOfFrom = (((fromMs / DAY_MS + 5) % 7) + 7) % 7;
  return fromMs + ((dayOfWeek - dayOfFrom + 7) % 7) * DAY_MS;
}

/**
 * All lessons of a series on dates from `fromDate` to `untilDate` ("YYYY-MM-DD", both inclusive, on
 * the anchor zone's wall), sorted by instant (ms). A wall time in a gap is shifted forward and
 * flagged, one that comes twice is the earlier; the length is elapsed time (architecture, Time).
 * @throws RangeError for a malformed date or an unknown zone
 */
export function occurrencesOf(rule: SeriesRule, fromDate: string, untilDate: string): Occurrence[] {
  const { anchorZone, times, lengthMin, startsOn, endsOn } = rule;
  const fromMs = Math.max(dateMs(fromDate), dateMs(startsOn));
  const untilMs = Math.min(dateMs(untilDate), endsOn === null ? Infinity : dateMs(endsOn));
  const found: Occurrence[] = [];
  for (const { dayOfWeek, minute } of times) {
    for (let ms = firstOnOrAfter(fromMs, dayOfWeek); ms <= untilMs; ms += 7 * DAY_MS) {
      const { epochMs, shifted } = instantOfWallMs(ms + minute * MINUTE_MS, anchorZone);
      const endsAtMs = epochMs + lengthMin * MINUTE_MS;
      found.push({ on: civilDateOf(ms), startsAtMs: epochMs, endsAtMs, isShifted: shifted });
    }
  }
  return found.toSorted((a, b) => a.startsAtMs - b.startsAtMs);
}
