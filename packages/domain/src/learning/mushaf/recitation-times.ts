/** Which aya of a sura sounds when, in a recording of the whole sura. All times in milliseconds. */

/** Start and end of each aya in order: start, end, start, end. No aya begins before the one before it has ended. */
export type SuraTimes = readonly number[];

/** Of one sura, as a browser fetches it. */
export type RecitationTimes = {
  /** Of the owner of the times: it goes along with them. */
  notice: string;
  /** Whose recordings they are. */
  reciter: string;
  times: SuraTimes;
};

/** From and up to where it sounds; Infinity is the end of the recording. */
export type Span = { from: number; to: number };

/** So long before its first sound an aya begins at most: times are measured, and a beginning must not be cut off. */
const LEAD_MS = 400;

/** How many ayat have times. */
export const countTimed = (times: SuraTimes): number => Math.floor(times.length / 2);

/**
 * The span of an aya, or of the ayat from one to another. One begins where the one before it ends: in the silence
 * between them. To the first belongs what is said before it (the basmala), to the last what the recording still has.
 * @throws RangeError where there is no such aya, or the second comes before the first
 */
export function spanOf(times: SuraTimes, from: number, to = from): Span {
  if (from < 1 || to < from || to > countTimed(times)) {
    throw new RangeError(`No such ayat: ${from} to ${to}`);
  }
  return { from: beginOf(times, from), to: beginOf(times, to + 1) };
}

/** The aya that sounds at a time, from 1. */
export function ayaAt(times: SuraTimes, ms: number): number {
  let [low, high] = [1, countTimed(times)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (beginOf(times, middle) <= ms) low = middle;
    else high = middle - 1;
  }
  return low;
}

function beginOf(times: SuraTimes, aya: number): number {
  if (aya === 1) return 0;
  const [end, start] = [times[aya * 2 - 3], times[aya * 2 - 2]];
  if (end === undefined || start === undefined) return Number.POSITIVE_INFINITY;
  return start - Math.min(LEAD_MS, (start - end) / 2);
}
