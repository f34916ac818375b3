/** Instants as ISO 8601 text, for the years 0100 to 9999; never read in the process's own zone. */
import { civilDateMs, civilDateOf, DAY_MS } from "./civil-date.ts";
import { timeFromSeconds } from "./wall-time.ts";

const ISO_INSTANT =
  /^\d{4}-\d\d-(\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:[0-5]\d)$/;

/**
 * An ISO 8601 instant with "Z" or an offset → epoch milliseconds (finer digits are cut off).
 * @throws RangeError for anything else: a text without an offset would mean another instant on
 * every machine
 */
export function instantMsOf(text: string): number {
  const match = ISO_INSTANT.exec(text);
  const epochMs = match === null ? Number.NaN : Date.parse(text);
  // Date.parse takes a 30 February for 2 March; only the last days of a month need the calendar.
  const isDoubtful = match !== null && (match[1] as string) > "28";
  if (Number.isNaN(epochMs) || (isDoubtful && civilDateMs(text.slice(0, 10)) === null)) {
    throw new RangeError(`Not an instant: ${text}`);
  }
  return epochMs;
}

/**
 * Epoch milliseconds, whole seconds in ascending order → "2026-11-21T18:00:00.000Z" each, as
 * toISOString writes them. For long lists: the date is written once a day.
 * @throws RangeError outside the years 0100 to 9999
 */
export function isoInstantsOf(instantsMs: readonly number[]): string[] {
  let dayMs = Number.NaN;
  let date = "";
  return instantsMs.map((epochMs) => {
    if (!(epochMs - dayMs < DAY_MS)) {
      dayMs = Math.floor(epochMs / DAY_MS) * DAY_MS;
      date = civilDateOf(dayMs);
    }
    return `${date}T${timeFromSeconds((epochMs - dayMs) / 1000)}.000Z`;
  });
}
