const LEAST_PART = 0.08;

/**
 * How much of the time until the lesson is still free, between 0 and 1. Neither part is ever too thin to be seen:
 * two hours of three weeks would not be.
 */
export function freePart(freeUntilMs: number, startsAtMs: number, nowMs: number) {
  if (nowMs > freeUntilMs || startsAtMs <= nowMs) return 0;
  const part = (freeUntilMs - nowMs) / (startsAtMs - nowMs);
  return Math.min(1 - LEAST_PART, Math.max(LEAST_PART, part));
}
