/** How soon the institute answers who writes to it: measured, or not said. */
import { DAY_MS } from "../time/civil-date.ts";

const HOUR_MS = 3_600_000;

/** So far back messages are looked at that were answered. */
export const ANSWERED_WITHIN_MS = 60 * DAY_MS;

/** Of fewer, the middle one says little. */
export const ANSWERS_NEEDED = 10;

/** What is said, in hours. Who needs longer says nothing. */
const STEPS_HOURS = [1, 2, 4, 8, 12, 24, 48] as const;

export type AnsweredMessage = { receivedAtMs: number; answeredAtMs: number };

/**
 * The median time (hours, rounded up to a step) from a message to its answer, of those answered in the sixty days up to
 * `nowMs`, by elapsed time and not by office hours. Null where fewer than ten were, or where the median is above two days.
 */
export function usualAnswerHours(
  messages: readonly AnsweredMessage[],
  nowMs: number,
): number | null {
  const taken = messages
    .filter(
      ({ answeredAtMs }) => answeredAtMs <= nowMs && nowMs - answeredAtMs < ANSWERED_WITHIN_MS,
    )
    .map(({ receivedAtMs, answeredAtMs }) => Math.max(0, answeredAtMs - receivedAtMs))
    .toSorted((a, b) => a - b);
  if (taken.length < ANSWERS_NEEDED) return null;
  const median = medianOf(taken);
  return STEPS_HOURS.find((hours) => median <= hours * HOUR_MS) ?? null;
}

/** Of an even number the later of the two in the middle: what is said holds for at least half of them. */
function medianOf(inOrder: readonly number[]): number {
  return inOrder[Math.floor(inOrder.length / 2)] ?? 0;
}
