/** How often a message that could not be handed over is tried again. */

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
