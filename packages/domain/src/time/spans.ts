/** The day, the week and the month of an instant, as a wall shows them. */
import { civilDateMs, civilDateOf, DAY_MS } from "./civil-date.ts";
import { toInstant, toWall } from "./zone.ts";

/** Instants (ms), half-open. */
export type Span = { fromMs: number; untilMs: number };

const midnight = (date: string, zone: string) => toInstant({ date, time: "00:00", zone }).epochMs;

/**
 * The day in which an instant (ms) lies on the wall of `zone`: 23 or 25 hours where the clock changes, and from 01:00 on
 * where midnight does not exist (docs/architecture.md, Time).
 * @throws RangeError for an unknown zone
 */
export function dayOf(instantMs: number, zone: string): Span {
  return spanOfDays(toWall(instantMs, zone).date, 1, zone);
}

/**
 * So many days from a date ("YYYY-MM-DD") on, each from midnight to midnight of the wall of `zone`.
 * @throws RangeError for an unknown zone, and for what is no date
 */
export function spanOfDays(date: string, days: number, zone: string): Span {
  const firstMs = civilDateMs(date);
  if (firstMs === null) throw new RangeError(`No date: ${date}`);
  const next = civilDateOf(firstMs + days * DAY_MS);
  return { fromMs: midnight(date, zone), untilMs: midnight(next, zone) };
}

/**
 * The week in which an instant (ms) lies on the wall of `zone`, from Monday to Monday.
 * @throws RangeError for an unknown zone
 */
export function weekOf(instantMs: number, zone: string): Span {
  const { date, dayOfWeek } = toWall(instantMs, zone);
  // Day codes begin with Saturday; Monday is the third.
  const sinceMonday = (dayOfWeek + 5) % 7;
  return spanOfDays(civilDateOf((civilDateMs(date) ?? 0) - sinceMonday * DAY_MS), 7, zone);
}

/**
 * The calendar month in which an instant (ms) lies on the wall of `zone`.
 * @throws RangeError for an unknown zone
 */
export function monthOf(instantMs: number, zone: string): Span {
  const month = toWall(instantMs, zone).date.slice(0, 7);
  const [year = 0, number = 0] = month.split("-").map(Number);
  const next = civilDateOf(Date.UTC(year, number, 1));
  return { fromMs: midnight(`${month}-01`, zone), untilMs: midnight(next, zone) };
}

/** A calendar month, "YYYY-MM", and its instants. */
export type MonthSpan = Span & { month: string };

/**
 * So many calendar months of the wall of `zone`, the earliest first; the last is the one in which an instant (ms) lies.
 * @throws RangeError for an unknown zone
 */
export function lastMonths(instantMs: number, count: number, zone: string): MonthSpan[] {
  const spans: MonthSpan[] = [];
  for (let atMs = instantMs; spans.length < count;) {
    const span = monthOf(atMs, zone);
    // The first day lies in the month on every wall.
    spans.unshift({ ...span, month: toWall(span.fromMs, zone).date.slice(0, 7) });
    atMs = span.fromMs - 1;
  }
  return spans;
}
