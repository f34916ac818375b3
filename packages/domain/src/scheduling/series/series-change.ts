/** A series that goes on differently from a date. */
import { civilDateMs, civilDateOf, DAY_MS } from "../../time/civil-date.ts";
import type { SeriesRule } from "./series.ts";

/**
 * The rule before the date `on` ("YYYY-MM-DD", anchor zone's wall) and the rule from that date, for
 * "this and following": together they make the same lessons. A part without any date is null.
 * @throws RangeError for a malformed date
 */
export function splitSeries(
  rule: SeriesRule,
  on: string,
): [before: SeriesRule | null, after: SeriesRule | null] {
  const onMs = civilDateMs(on);
  if (onMs === null) throw new RangeError(`Not a date: ${on}`);
  if (on <= rule.startsOn) return [null, rule];
  if (rule.endsOn !== null && rule.endsOn < on) return [rule, null];
  const endsOn = civilDateOf(onMs - DAY_MS);
  return [
    { ...rule, endsOn },
    { ...rule, startsOn: on },
  ];
}

/** The date of the last day of the week in which `until` lies, of the weeks that are counted from `from` ("YYYY-MM-DD"). */
export function weekEnd(from: string, until: string): string {
  const weeks = weekOf(from, until) + 1;
  return civilDateOf((civilDateMs(from) ?? 0) + (7 * weeks - 1) * DAY_MS);
}

type Dated = { on: string };

/**
 * Which lesson of a series goes on as which one of the rule that follows, both by their date in the series: the first of
 * a week as the first of the same week there, and so on. Weeks are counted from `from`, on which the new rule begins.
 * What has no counterpart stands beside null. Sorted by week, and within a week by date.
 */
export function pairByWeek<Before extends Dated, After extends Dated>(
  from: string,
  { before, after }: { before: readonly Before[]; after: readonly After[] },
): Array<[Before | null, After | null]> {
  const [old, next] = [byWeek(from, before), byWeek(from, after)];
  const weeks = [...new Set([...old.keys(), ...next.keys()])].toSorted((a, b) => a - b);
  return weeks.flatMap((week) => {
    const [left, right] = [old.get(week) ?? [], next.get(week) ?? []];
    const length = Math.max(left.length, right.length);
    return Array.from({ length }, (_, index): [Before | null, After | null] => [
      left[index] ?? null,
      right[index] ?? null,
    ]);
  });
}

function byWeek<Lesson extends Dated>(from: string, lessons: readonly Lesson[]) {
  const sorted = lessons.toSorted((a, b) => (a.on < b.on ? -1 : 1));
  return Map.groupBy(sorted, ({ on }) => weekOf(from, on));
}

function weekOf(from: string, on: string): number {
  const [fromMs, onMs] = [civilDateMs(from), civilDateMs(on)];
  if (fromMs === null || onMs === null) throw new RangeError(`Not a date: ${from}, ${on}`);
  return Math.floor((onMs - fromMs) / (7 * DAY_MS));
}
