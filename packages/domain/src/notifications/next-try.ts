/** A message on its way, and how often it is tried again where it could not be handed over. */

/** unclear: handed over, and nobody knows if it went; dropped: not to be sent any more. */
export const MESSAGE_STATES = [
  "waiting",
  "sending",
  "sent",
  "dropped",
  "failed",
  "unclear",
] as const;

/** What is still to go. */
export const WAITING_STATES = ["waiting", "sending"] as const;

/** What needs somebody of the staff. */
export const PROBLEM_STATES = ["failed", "unclear"] as const;

const TRIES = 8;
const FIRST_MS = 30_000;
const LONGEST_MS = 3_600_000;

/**
 * When to try again after a failed attempt, `attempts` being how many there were: half a minute, then twice as long
 * each time, an hour at most. Null after the eighth: somebody must look.
 */
export function nextTryMs(attempts: number, nowMs: number): number | null {
  if (attempts >= TRIES) return null;
  return nowMs + Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
}
