/** How long before a lesson it can still be cancelled or moved. */
import type { TermsSection } from "./terms.ts";
import { freeUntil, type PolicyInForce } from "./values.ts";

export type Notice = { inTime: boolean; freeUntilMs: number; section: TermsSection };

/**
 * Whether a change at `nowMs` of a lesson at `startsAtMs` (instants in ms) is in time, and the last
 * instant at which it is: to the hour before is in time, a millisecond later is not. Elapsed time, so
 * that a clock change between the two shortens nothing (terms, schedule). The notice is the one that
 * holds at `nowMs`; where it will be longer before the lesson begins, the last instant says so.
 */
export function noticeOutcome({
  startsAtMs,
  nowMs,
  policy,
}: {
  startsAtMs: number;
  nowMs: number;
  policy: Pick<PolicyInForce, "noticeHours" | "noticeSteps">;
}): Notice {
  const freeUntilMs = freeUntil(policy, { startsAtMs, nowMs });
  return { inTime: nowMs <= freeUntilMs, freeUntilMs, section: "schedule" };
}
