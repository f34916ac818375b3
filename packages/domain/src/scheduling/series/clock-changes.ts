/** The coming clock changes that give a series another hour on the other side's wall. */
import { civilDateOf, DAY_MS } from "../../time/civil-date.ts";
import { transitionsOf } from "../../time/transitions.ts";
import { minutesFromTime } from "../../time/wall-time.ts";
import { toWall } from "../../time/zone.ts";
import { type Occurrence, occurrencesOf } from "./occurrences.ts";
import type { SeriesRule, SeriesTime } from "./series.ts";

export type ClockChange = {
  /** The instant (ms) at which the clock of `zone` changes: the anchor's or the other one. */
  atMs: number;
  zone: string;
  /** How much later (or earlier, negative) the lesson is on the other side's wall from then on. */
  minutesShift: number;
  /** Which of the series' times it touches; on the anchor's wall that hour stays. */
  seriesAnchorTime: SeriesTime;
  otherTimeBefore: SeriesTime;
  otherTimeAfter: SeriesTime;
  /** Date on the anchor's wall of the first lesson at the new hour. */
  firstAffectedOn: string;
};

export type ClockChangeQuery = {
  rule: SeriesRule;
  /** IANA name: the zone of whoever does not live in the anchor's. */
  otherZone: string;
  /** Clock changes from this instant (ms) until before the other are told. */
  fromMs: number;
  untilMs: number;
};

type Shift = { atMs: number; zone: string };

const MINUTES_PER_WEEK = 7 * 1440;

function otherTimeOf({ startsAtMs }: Occurrence, zone: string): SeriesTime {
  const { dayOfWeek, time } = toWall(startsAtMs, zone);
  return { dayOfWeek, minute: minutesFromTime(time) as number };
}

function minutesBetween(before: SeriesTime, after: SeriesTime): number {
  const days = after.dayOfWeek - before.dayOfWeek;
  const minutes = days * 1440 + after.minute - before.minute;
  // A lesson that goes from Saturday back to Friday is a little earlier, not six days later.
  return minutes - Math.round(minutes / MINUTES_PER_WEEK) * MINUTES_PER_WEEK;
}

function shiftsOf({ rule, otherZone, fromMs, untilMs }: ClockChangeQuery): Shift[] {
  const zones = [...new Set([rule.anchorZone, otherZone])];
  const found = zones.flatMap((zone) =>
    transitionsOf(zone, fromMs, untilMs).map(({ atMs }) => ({ atMs, zone })),
  );
  return found.toSorted((a, b) => a.atMs - b.atMs);
}

function changesOfTime(query: ClockChangeQuery, time: SeriesTime): ClockChange[] {
  const { rule, otherZone, fromMs, untilMs } = query;
  const shifts = shiftsOf(query);
  // A lesson from before the first change and one from after the last: two weeks on either side.
  const [fromDate, untilDate] = [fromMs - 15 * DAY_MS, untilMs + 15 * DAY_MS].map(civilDateOf);
  // An hour put off in a gap is so for that day only, and is flagged where the lessons are made.
  const usual = occurrencesOf(
    { ...rule, times: [time] },
    fromDate as string,
    untilDate as string,
  ).filter(({ isShifted }) => !isShifted);
  return usual.flatMap((occurrence, index) => {
    const previous = usual[index - 1];
    if (previous === undefined) return [];
    const otherTimeBefore = otherTimeOf(previous, otherZone);
    const otherTimeAfter = otherTimeOf(occurrence, otherZone);
    const minutesShift = minutesBetween(otherTimeBefore, otherTimeAfter);
    const shift = shifts.findLast(
      ({ atMs }) => previous.startsAtMs < atMs && atMs <= occurrence.startsAtMs,
    );
    if (minutesShift === 0 || shift === undefined) return [];
    const times = { seriesAnchorTime: time, otherTimeBefore, otherTimeAfter };
    return [{ ...shift, minutesShift, ...times, firstAffectedOn: occurrence.on }];
  });
}

/**
 * For each clock change of either zone and each time of the series whose lessons it moves on the
 * other side's wall: a row, sorted by instant, then by the time of the week. Changes that cancel
 * each other between two lessons are none; of several that do not, the last one stands in the row
 * (architecture, section Time: the rule is wall time of the anchor).
 * @throws RangeError for an unknown zone
 */
export function clockChangesOf(query: ClockChangeQuery): ClockChange[] {
  return query.rule.times
    .flatMap((time) => changesOfTime(query, time))
    .toSorted((a, b) => a.atMs - b.atMs);
}
