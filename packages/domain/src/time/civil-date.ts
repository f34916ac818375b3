/** Calendar dates "YYYY-MM-DD" without a zone. */

const CIVIL_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * "YYYY-MM-DD" → milliseconds of that date's midnight as if it were UTC, or null if it is malformed
 * or no date of the calendar (2026-02-30). Arithmetic only: the number is not the instant anywhere
 * but in UTC.
 */
export function civilDateMs(date: string): number | null {
  if (!CIVIL_DATE.test(date)) return null;
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(ms)) return null;
  return new Date(ms).toISOString().startsWith(date) ? ms : null;
}
