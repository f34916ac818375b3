import { groupBy } from "@riwaq/domain/group-by";

import { wallClockMs } from "../../../../lib/format-wall-clock.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const DAYS = 3;

/** Families learn after school: of a day the hour nearest to it is named, and none in which people sleep. */
const FAVOURED_MS = 17 * HOUR_MS;
const EARLIEST_MS = 8 * HOUR_MS;
const LATEST_MS = 21 * HOUR_MS;

/** Of the free starts (instants, soonest first) one of each of the next three days that have any, on the clock of this zone. */
export function nextHours(starts: readonly string[], timeZone: string): string[] {
  const walls = starts.map((start) => {
    const wallMs = wallClockMs(Date.parse(start), timeZone);
    const ofDayMs = ((wallMs % DAY_MS) + DAY_MS) % DAY_MS;
    return { start, day: wallMs - ofDayMs, ofDayMs };
  });
  const awake = walls.filter(({ ofDayMs }) => ofDayMs >= EARLIEST_MS && ofDayMs <= LATEST_MS);
  const byDay = [...groupBy(awake, ({ day }) => day).values()];
  const fromFavoured = ({ ofDayMs }: { ofDayMs: number }) => Math.abs(ofDayMs - FAVOURED_MS);
  return byDay
    .slice(0, DAYS)
    .flatMap(
      (ofDay) => ofDay.toSorted((a, b) => fromFavoured(a) - fromFavoured(b))[0]?.start ?? [],
    );
}
