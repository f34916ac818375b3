/** Times of day as minutes after midnight, without date or zone. */

export const MINUTES_PER_DAY = 1440;

const TIME_OF_DAY = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

// 00 to 59, made once: the wall clock is read for every lesson of a list.
const TWO_DIGITS = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, "0"));

/**
 * Whole seconds after midnight (0 to 86399) → "HH:MM:SS". The caller vouches for the range.
 */
export function timeFromSeconds(seconds: number): string {
  const hh = TWO_DIGITS[Math.floor(seconds / 3600)];
  const mm = TWO_DIGITS[Math.floor(seconds / 60) % 60];
  return `${hh}:${mm}:${TWO_DIGITS[seconds % 60]}`;
}

/**
 * "HH:MM" or "HH:MM:SS" (00:00 to 23:59:59) → minutes after midnight, or null if malformed.
 * Seconds count as a fraction of a minute, so that "09:00:30" is never taken for nine o'clock.
 * "24:00" is malformed here: on the wire the end of a day is 00:00.
 */
export function minutesFromTime(time: string): number | null {
  const match = TIME_OF_DAY.exec(time);
  if (match === null) return null;
  const [, hours, minutes, seconds = "0"] = match;
  return Number(hours) * 60 + Number(minutes) + Number(seconds) / 60;
}

/**
 * Whole minutes after midnight (0 to 1440) → "HH:MM:SS" as the wire carries it. 1440, midnight at the end of the
 * day, is "00:00:00".
 * @throws RangeError for anything but a whole number from 0 to 1440
 */
export function timeFromMinutes(minutes: number): string {
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > MINUTES_PER_DAY) {
    throw new RangeError(`Not a minute of the day: ${minutes}`);
  }
  return timeFromSeconds((minutes % MINUTES_PER_DAY) * 60);
}
