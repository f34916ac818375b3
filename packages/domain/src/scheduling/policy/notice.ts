/** How long before a lesson it can still be cancelled or moved. */
import type { TermsSection } from "./terms.ts";

/** Two hours (terms, schedule). */
export const NOTICE_MS = 2 * 3_600_000;

export type Notice = { inTime: boolean; freeUntilMs: number; section: TermsSection };

/**
 * Whether a change at `nowMs` of a lesson at `startsAtMs` (instants in ms) is in time, and the last
 * instant at which it is: exactly two hours before is in time, a millisecond later is not. Elapsed
 * time, so that a clock change between the two shortens nothing (terms, schedule).
 */
export function noticeOutcome({
  startsAtMs,
  nowMs,
}: {
  startsAtMs: number;
  nowMs: number;
}): Notice {
  const freeUntilMs = startsAtMs - NOTICE_MS;
  return { inTime: nowMs <= freeUntilMs, freeUntilMs, section: "schedule" };
}
