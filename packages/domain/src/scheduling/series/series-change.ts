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
