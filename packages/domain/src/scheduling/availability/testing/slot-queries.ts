/** Random questions for free slots, most of them around a clock change. */
import fc from "fast-check";

import { DAYS_OF_WEEK } from "../../../time/day-of-week.ts";
import { transitionsOf } from "../../../time/transitions.ts";
import { SERVED_ZONES } from "../../../time/zone-data.ts";
import type { SlotQuery } from "../free-slots.ts";
import type { IsoInterval, WallRange } from "../opening-hours.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

const zones = fc.constantFrom(...SERVED_ZONES, "Australia/Lord_Howe", "Asia/Kathmandu", "UTC");
const iso = (epochMs: number) => new Date(epochMs).toISOString();

function timeOf(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}

/** As teachers write them, on whole hours and half hours, and now and then on any minute. */
const wallRanges: fc.Arbitrary<WallRange> = fc
  .tuple(
    fc.constantFrom(...DAYS_OF_WEEK),
    fc.constantFrom(60, 60, 30, 1),
    fc.uniqueArray(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 2 }),
  )
  .map(([day_of_week, unit, parts]) => {
    const [a = 0, b = 0] = parts.map((part) => Math.round((part * 1440) / unit) * unit);
    const start = Math.min(a, b, 1440 - unit);
    const end = Math.max(a, b, start + unit);
    return { day_of_week, start: timeOf(start), end: timeOf(end) };
  });

/** Weeks whose ranges do not overlap, as the product stores them; they may touch. */
function withoutOverlaps(ranges: readonly WallRange[]): WallRange[] {
  const kept: WallRange[] = [];
  for (const range of ranges) {
    const isApart = kept.every(
      (other) =>
        other.day_of_week !== range.day_of_week ||
        other.end <= range.start ||
        range.end <= other.start,
    );
    if (isApart) kept.push(range);
  }
  return kept;
}

const wallWeeks = fc.array(wallRanges, { minLength: 4, maxLength: 20 }).map(withoutOverlaps);

function intervalsAround(middleMs: number, maxLength: number): fc.Arbitrary<IsoInterval[]> {
  const quarters = fc.tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: 0, max: 18 }));
  const one = quarters.map(([start, length]): IsoInterval => {
    const startMs = middleMs + start * 15 * MINUTE_MS;
    return [iso(startMs), iso(startMs + length * 5 * MINUTE_MS)];
  });
  return fc.array(one, { maxLength });
}

function queriesAround(
  middleMs: number,
  places: { teacherZone: string; viewerZone: string },
): fc.Arbitrary<SlotQuery> {
  const minutes = (min: number, max: number) => fc.integer({ min, max });
  const date = (day: number) => iso(middleMs + day * DAY_MS).slice(0, 10);
  const season = fc
    .tuple(minutes(-3, 3), minutes(0, 3), wallWeeks)
    .map(([first, days, ranges]) => ({ from: date(first), until: date(first + days), ranges }));
  const notBefore = minutes(-3000, 3000).map((minute) => iso(middleMs + minute * MINUTE_MS));
  return fc
    .record(
      {
        ranges: wallWeeks,
        busy: intervalsAround(middleMs, 12),
        extraHours: intervalsAround(middleMs, 3),
        timeOff: intervalsAround(middleMs, 3),
        seasons: fc.array(season, { maxLength: 2 }),
        notBefore,
        bufferMin: fc.constantFrom(0, 5, 10, 60),
        lengthMin: fc.constantFrom(30, 45, 60, 90, 7),
        stepMin: fc.constantFrom(5, 15, 30, 60, 45, 50, 120),
        before: minutes(0, 4000),
        after: minutes(0, 4000),
      },
      { requiredKeys: ["ranges", "busy", "lengthMin", "stepMin", "before", "after"] },
    )
    .map(({ before, after, ...rest }) => ({
      ...rest,
      ...places,
      from: iso(middleMs - before * MINUTE_MS),
      to: iso(middleMs + after * MINUTE_MS),
    }));
}

/** Questions of 0 to 133 hours; three of four have a clock change of one of the two in their midst. */
export const slotQueries: fc.Arbitrary<SlotQuery> = fc
  .record({ teacherZone: zones, viewerZone: zones, pick: fc.nat(), isAnywhere: fc.nat(3) })
  .chain(({ pick, isAnywhere, ...places }) => {
    const [fromMs, untilMs] = [Date.UTC(2025, 0, 1), Date.UTC(2032, 0, 1)];
    const changes = [places.teacherZone, places.viewerZone].flatMap((zone) =>
      transitionsOf(zone, fromMs, untilMs),
    );
    const change = changes[pick % Math.max(1, changes.length)];
    const days = (untilMs - fromMs) / DAY_MS;
    const anywhereMs = fromMs + (pick % days) * DAY_MS;
    return queriesAround(isAnywhere === 0 ? anywhereMs : (change?.atMs ?? anywhereMs), places);
  });
