/** How long the records of a closed account are kept. */
import { civilDateMs, civilDateOf } from "../../time/civil-date.ts";
import { toInstant, toWall } from "../../time/zone.ts";

/** Twelve months (terms, leaving and privacy). */
const KEPT_MONTHS = 12;

const MONTHS_PER_YEAR = 12;

/**
 * The instant (ms) at which the records go: the same date and time of day twelve months after the account was closed at
 * `closedAtMs`, by the institute's clock; the last day of that month where it has no such date (terms, leaving).
 * @throws RangeError for an unknown zone
 */
export function removeAfterMs(closedAtMs: number, instituteZone: string): number {
  const { date, time } = toWall(closedAtMs, instituteZone);
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const months = month - 1 + KEPT_MONTHS;
  const ofMonth = {
    year: year + Math.floor(months / MONTHS_PER_YEAR),
    month: (months % MONTHS_PER_YEAR) + 1,
  };
  return toInstant({ date: dateIn(ofMonth, day), time, zone: instituteZone }).epochMs;
}

function dateIn({ year, month }: { year: number; month: number }, day: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const wanted = `${year}-${two(month)}-${two(day)}`;
  const ms = civilDateMs(wanted);
  return ms === null ? dateIn({ year, month }, day - 1) : civilDateOf(ms);
}
