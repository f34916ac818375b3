/** When a teacher can be booked: the week, what replaces it for a season, and what is opened or closed once. */
import { civilDateMs, DAY_MS } from "../../time/civil-date.ts";
import { isDayOfWeek } from "../../time/day-of-week.ts";
import { instantMsOf } from "../../time/iso-instant.ts";
import { MINUTES_PER_DAY, minutesFromTime } from "../../time/wall-time.ts";
import { instantOfWallMs, toWall } from "../../time/zone.ts";
import { clipIntervals, type Interval, mergeIntervals, subtractIntervals } from "./interval.ts";

const MINUTE_MS = 60_000;

/** Day code 0–6 (0 = Saturday), wall "HH:MM"; an end of "24:00" or "00:00" is that day's last midnight. */
export type WallRange = { day_of_week: number; start: string; end: string };

/** [start, end) as ISO instants with "Z" or an offset. */
export type IsoInterval = readonly [start: string, end: string];

/** A second weekly plan, as for Ramadan; both dates ("YYYY-MM-DD" on the teacher's wall) are included. */
export type Season = { from: string; until: string; ranges: readonly WallRange[] };

export type OpeningHours = {
  ranges: readonly WallRange[];
  /** IANA name; ranges and seasons are wall time and dates of this zone. */
  teacherZone: string;
  /** Replace the week on their dates; where seasons overlap, the hours of all of them are open. */
  seasons?: readonly Season[] | undefined;
  /** Opened on top of the week. */
  extraHours?: readonly IsoInterval[] | undefined;
  /** Closed, whatever else says open. */
  timeOff?: readonly IsoInterval[] | undefined;
};

/** Wall milliseconds after midnight by day code, merged. */
type Week = ReadonlyMap<number, readonly Interval[]>;
type DatedWeek = { fromMs: number; untilMs: number; week: Week };

function weekOf(ranges: readonly WallRange[]): Week {
  const days = new Map<number, Interval[]>();
  for (const { day_of_week, start, end } of ranges) {
    const startMinute = minutesFromTime(start);
    const endOfDay = end === "24:00" || end === "24:00:00" ? 0 : minutesFromTime(end);
    const endMinute = endOfDay === 0 ? MINUTES_PER_DAY : endOfDay;
    const isWellFormed = isDayOfWeek(day_of_week) && startMinute !== null && endMinute !== null;
    if (!isWellFormed || startMinute >= endMinute) {
      throw new RangeError(`Not a weekly range: day ${day_of_week}, ${start} to ${end}`);
    }
    const day = days.get(day_of_week) ?? [];
    day.push({ startMs: startMinute * MINUTE_MS, endMs: endMinute * MINUTE_MS });
    days.set(day_of_week, day);
  }
  return new Map([...days].map(([day, intervals]) => [day, mergeIntervals(intervals)]));
}

function datedWeekOf({ from, until, ranges }: Season): DatedWeek {
  const [fromMs, untilMs] = [civilDateMs(from), civilDateMs(until)];
  if (fromMs === null || untilMs === null || fromMs > untilMs) {
    throw new RangeError(`Not the dates of a season: ${from} to ${until}`);
  }
  return { fromMs, untilMs, week: weekOf(ranges) };
}

/**
 * [start, end] pairs of ISO instants → intervals in ms, in the order given.
 * @throws RangeError for what is no instant, and for an end before its start
 */
export function intervalsOf(pairs: readonly IsoInterval[]): Interval[] {
  return pairs.map(([start, end]) => {
    const [startMs, endMs] = [instantMsOf(start), instantMsOf(end)];
    if (startMs > endMs) throw new RangeError(`Interval ends before it starts: ${start}, ${end}`);
    return { startMs, endMs };
  });
}

function weeklyIntervals(hours: OpeningHours, window: Interval): Interval[] {
  const zone = hours.teacherZone;
  const week = weekOf(hours.ranges);
  const seasons = (hours.seasons ?? []).map(datedWeekOf);
  const dateMsAt = (epochMs: number) => civilDateMs(toWall(epochMs, zone).date) as number;
  // A day more on both sides: where a clock change lies at midnight, dates do not follow in order.
  const lastDateMs = dateMsAt(window.endMs) + DAY_MS;
  const open: Interval[] = [];
  for (let dateMs = dateMsAt(window.startMs) - DAY_MS; dateMs <= lastDateMs; dateMs += DAY_MS) {
    const { dayOfWeek } = toWall(dateMs, "UTC");
    const inSeason = seasons.filter(({ fromMs, untilMs }) => fromMs <= dateMs && dateMs <= untilMs);
    const weeks = inSeason.length === 0 ? [week] : inSeason.map((season) => season.week);
    for (const { startMs, endMs } of weeks.flatMap((plan) => plan.get(dayOfWeek) ?? [])) {
      open.push({
        startMs: instantOfWallMs(dateMs + startMs, zone).epochMs,
        endMs: instantOfWallMs(dateMs + endMs, zone).epochMs,
      });
    }
  }
  return open;
}

/**
 * When the teacher is open inside the window (instants in ms): sorted, disjoint, with neighbouring
 * hours joined, also across midnight. Each end of a range becomes an instant by the one rule for
 * wall times: shifted forward in a gap, the earlier one of a fold (architecture, section Time).
 * @throws RangeError for an unknown zone or malformed hours
 */
export function openIntervals(hours: OpeningHours, window: Interval): Interval[] {
  const opened = [...weeklyIntervals(hours, window), ...intervalsOf(hours.extraHours ?? [])];
  const closed = mergeIntervals(intervalsOf(hours.timeOff ?? []));
  return clipIntervals(subtractIntervals(mergeIntervals(opened), closed), window);
}

/**
 * Whether a lesson (instants in ms, end exclusive) lies wholly in open hours; whether it is free is
 * another question (`isFreeSlot`). A lesson without a length is never open.
 * @throws RangeError as `openIntervals`
 */
export function isOpen(
  hours: OpeningHours,
  lesson: { startsAtMs: number; endsAtMs: number },
): boolean {
  const window = { startMs: lesson.startsAtMs, endMs: lesson.endsAtMs };
  const [first] = openIntervals(hours, window);
  return first?.startMs === window.startMs && first.endMs === window.endMs;
}
