import { minutesFromTime } from "../../time/wall-time.ts";
/** A few of many free hours, for whoever is to choose one at once. */
import { toWall } from "../../time/zone.ts";

/** So many days ahead hours are looked for. */
export const FEW_HOURS_DAYS = 14;
const MOST = 3;
const DAY_MIN = 1440;

/**
 * One start a day, on as few days as come first: of each day the one that lies nearest to the time of day of
 * `usualMs`, on the wall of `zone`, the earlier of two. `starts` are instants (ms), sorted, and so is the answer.
 * @throws RangeError for an unknown zone
 */
export function fewHours(
  starts: readonly number[],
  { usualMs, zone, most = MOST }: { usualMs: number; zone: string; most?: number },
): number[] {
  const usual = minuteOf(usualMs, zone).minute;
  const nearest = new Map<string, { startMs: number; farMin: number }>();
  for (const startMs of starts) {
    const { date, minute } = minuteOf(startMs, zone);
    const known = nearest.get(date);
    if (!known && nearest.size === most) break;
    const apart = Math.abs(minute - usual);
    const farMin = Math.min(apart, DAY_MIN - apart);
    if (!known || farMin < known.farMin) nearest.set(date, { startMs, farMin });
  }
  return [...nearest.values()].map(({ startMs }) => startMs);
}

function minuteOf(instantMs: number, zone: string): { date: string; minute: number } {
  const { date, time } = toWall(instantMs, zone);
  return { date, minute: minutesFromTime(time) ?? 0 };
}
