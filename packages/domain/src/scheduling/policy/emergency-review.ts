/** What staff's word on an emergency makes of a cancelled lesson. */
import {
  type CancellationDecision,
  type CancellationInputs,
  decideCancellation,
} from "./cancellation.ts";
import { POLICY_VERSION } from "./terms.ts";

export type EmergencyReviewInputs = Pick<
  CancellationInputs,
  "startsAtMs" | "usedInMonth" | "standsForMonth" | "instituteZone" | "kind" | "policy"
> & {
  isGranted: boolean;
  /** When the family cancelled, not when staff decide: their delay is not the family's. */
  cancelledAtMs: number;
};

export type EmergencyReviewDecision = Omit<CancellationDecision, "rule"> & {
  rule: "emergency_review";
};

/**
 * Decides after a cancellation with `cause` "emergency"; instants in ms. Granted: free, with a
 * make-up beyond the limit, which uses none of it (terms, makeup). Refused: as if no emergency had
 * been claimed, by the notice that was given and by what is used of the month now.
 * @throws RangeError for an unknown zone
 */
export function decideEmergencyReview(inputs: EmergencyReviewInputs): EmergencyReviewDecision {
  const { isGranted, cancelledAtMs, usedInMonth, ...lesson } = inputs;
  const usual = decideCancellation({
    ...lesson,
    by: "family",
    isEmergency: false,
    nowMs: cancelledAtMs,
    usedInMonth,
  });
  const head = { ...usual, rule: "emergency_review", policyVersion: POLICY_VERSION } as const;
  if (!isGranted) return head;
  return {
    ...head,
    section: "makeup",
    reason: "emergency",
    outcome: "free",
    makeUp: "granted",
    cause: "emergency",
    usedAfter: usedInMonth,
  };
}
