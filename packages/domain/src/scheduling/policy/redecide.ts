/** A stored decision decided again, from nothing but what was stored with it. */
import {
  type CancellationDecision,
  type CancellationInputs,
  decideCancellation,
} from "./cancellation.ts";
import {
  decideEmergencyReview,
  type EmergencyReviewDecision,
  type EmergencyReviewInputs,
} from "./emergency-review.ts";
import { decideLeaving, type LeavingDecision, type LeavingInputs } from "./leaving.ts";
import { decideMove, type MoveDecision, type MoveInputs } from "./rescheduling.ts";
import { POLICY_VERSION } from "./terms.ts";

/** What each rule decides by, all of it plain JSON. */
export type PolicyQuestion =
  | { rule: "cancellation"; inputs: CancellationInputs }
  | { rule: "emergency_review"; inputs: EmergencyReviewInputs }
  | { rule: "move"; inputs: MoveInputs }
  | { rule: "leaving"; inputs: LeavingInputs };

export type PolicyDecision =
  | CancellationDecision
  | EmergencyReviewDecision
  | MoveDecision
  | LeavingDecision;

/**
 * The decision that these inputs lead to. With the `policyVersion` that a decision carries, it
 * equals the stored one; null for a version whose rules are no longer here. What another version
 * decided is history and is never decided anew by today's rules.
 */
export function redecide(
  stored: PolicyQuestion & { policyVersion: string },
): PolicyDecision | null {
  if (stored.policyVersion !== POLICY_VERSION) return null;
  switch (stored.rule) {
    case "cancellation":
      return decideCancellation(stored.inputs);
    case "emergency_review":
      return decideEmergencyReview(stored.inputs);
    case "move":
      return decideMove(stored.inputs);
    case "leaving":
      return decideLeaving(stored.inputs);
  }
}
