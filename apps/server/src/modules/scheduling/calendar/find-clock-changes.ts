import { type ClockChange, clockChangesOf } from "@riwaq/domain/scheduling/series/clock-changes";
import { occurrencesOf } from "@riwaq/domain/scheduling/series/occurrences";
import type { SeriesRule } from "@riwaq/domain/scheduling/series/series";
import { civilDateMs, civilDateOf, DAY_MS } from "@riwaq/domain/time/civil-date";

import { type SeriesRow, ruleOf } from "./find-series.ts";

export type SeriesChange = ClockChange & {
  row: SeriesRow;
  otherZone: string;
  /** The first lesson after the change and the last before it. */
  firstStartsAt: Date;
  lastStartsAt: Date;
};

type Span = { fromMs: number; untilMs: number };

/** Every coming clock change that moves a lesson of these series for one of its sides; soonest first. */
export function findClockChanges(rows: SeriesRow[], span: Span): SeriesChange[] {
  return rows
    .flatMap((row) => changesOf(row, span))
    .toSorted((a, b) => a.atMs - b.atMs || a.firstStartsAt.getTime() - b.firstStartsAt.getTime());
}

/** The other side is whoever does not live in the anchor's zone: both, where the series is held by a third one. */
function changesOf(row: SeriesRow, span: Span): SeriesChange[] {
  const rule = ruleOf(row);
  if (!rule) return [];
  const others = new Set([...row.pupils.map(({ zone }) => zone), row.teacherZone]);
  others.delete(row.anchorZone);
  return [...others].flatMap((otherZone) =>
    clockChangesOf({ rule, otherZone, ...span }).map((change) => {
      const { firstAffectedOn, seriesAnchorTime } = change;
      const always = { ...rule, times: [seriesAnchorTime], startsOn: "0100-01-01", endsOn: null };
      const firstStartsAt = startOn(always, firstAffectedOn);
      return {
        ...change,
        row,
        otherZone,
        firstStartsAt,
        lastStartsAt: lastBefore(always, firstAffectedOn),
      };
    }),
  );
}

/** The week before, unless that lesson was put off by a missing hour. */
function lastBefore(rule: SeriesRule, date: string): Date {
  const [fromDate, untilDate] = [14, 7].map((days) => daysBefore(date, days));
  const before = occurrencesOf(rule, fromDate ?? date, untilDate ?? date);
  const last = before.findLast(({ isShifted }) => !isShifted);
  return last ? new Date(last.startsAtMs) : startOn(rule, date);
}

function startOn(rule: SeriesRule, date: string): Date {
  const [occurrence] = occurrencesOf(rule, date, date);
  if (!occurrence) throw new RangeError(`No lesson on ${date}`);
  return new Date(occurrence.startsAtMs);
}

function daysBefore(date: string, days: number): string {
  return civilDateOf((civilDateMs(date) ?? 0) - days * DAY_MS);
}
