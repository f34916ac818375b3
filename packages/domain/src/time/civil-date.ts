/** Calendar dates "YYYY-MM-DD" without a zone, for years 0100 to 9999. */

export const DAY_MS = 86_400_000;

const CIVIL_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

function pad(value: number, length: number): string {
  return String(value).padStart(length, "0");
}

/**
 * "YYYY-MM-DD" → milliseconds of that date's midnight as if it were UTC, or null if it is malformed
 * or no date of the calendar (2026-02-30). Arithmetic only: the number is not the instant anywhere
 * but in UTC.
 */
export function civilDateMs(date: string): number | null {
  const match = CIVIL_DATE.exec(date);
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const ms = Date.UTC(year, month - 1, day);
  // Date.UTC carries a 30 February over into March.
  const utc = new Date(ms);
  const isSame =
    utc.getUTCFullYear() === year && utc.getUTCMonth() + 1 === month && utc.getUTCDate() === day;
  return isSame ? ms : null;
}

/**
 * The reverse: the date "YYYY-MM-DD" in which these milliseconds lie, read as if they were UTC.
 * Not by toISOString, which takes a microsecond a call.
 * @throws RangeError outside the years 0100 to 9999
 */
export function civilDateOf(ms: number): string {
  const utc = new Date(ms);
  const year = utc.getUTCFullYear();
  if (!(year >= 100 && year <= 9999)) throw new RangeError(`No date of a year 0100–9999: ${ms}`);
  return `${pad(year, 4)}-${pad(utc.getUTCMonth() + 1, 2)}-${pad(utc.getUTCDate(), 2)}`;
}
