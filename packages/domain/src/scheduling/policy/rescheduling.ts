/** Whether a lesson may be moved to another hour, and what that uses. */
import { type MakeUpCount, monthOfUse } from "./make-ups.ts";
import { noticeOutcome } from "./notice.ts";
import {
  type ChangedBy,
  type ChangeScope,
  type LessonKind,
  POLICY_VERSION,
  type TermsSection,
} from "./terms.ts";
import type { PolicyInForce } from "./values.ts";

export type MoveInputs = {
  by: Exclude<ChangedBy, "holiday">;
  /** The hour it has until now; of a lasting change, the first lesson that it affects. */
  startsAtMs: number;
  nowMs: number;
  /** Make-ups of cause "family" that this pupil has used in that month; what stands for this lesson is left out. */
  usedInMonth: number;
  /** "YYYY-MM" of the lesson that this one stands for, if the family has used a make-up for it. */
  standsForMonth?: string | undefined;
  /** How often the family has moved this lesson; without meaning for others and for a lasting change. */
  movesBefore?: number;
  instituteZone: string;
  /** What holds at `nowMs`. */
  policy: PolicyInForce;
  kind: LessonKind;
  scope: ChangeScope;
};

export type MoveOutcome =
  | "free"
  | "agreed_in_advance"
  | "too_late"
  | "limit_reached"
  | "moves_used";

export type MoveDecision = MakeUpCount & {
  rule: "move";
  policyVersion: string;
  section: TermsSection;
  outcome: MoveOutcome;
  /** False for "too_late", "limit_reached" and "moves_used": then staff may still move it. */
  isAllowed: boolean;
  /** How often the family can move this lesson after this; null where that is not limited. */
  movesLeft: number | null;
  /** The last instant (ms) at which it can be moved in time. */
  freeUntilMs: number;
};

function outcomeOf(inputs: MoveInputs, inTime: boolean): MoveOutcome {
  const { by, scope, kind, usedInMonth, movesBefore = 0, policy } = inputs;
  if (!inTime && by !== "staff") return "too_late";
  if (scope === "following") return "agreed_in_advance";
  if (by === "family" && movesBefore >= policy.movesPerLesson) return "moves_used";
  const isLimited = by === "family" && kind !== "trial";
  return isLimited && usedInMonth >= policy.makeUpsPerMonth ? "limit_reached" : "free";
}

/**
 * Decides a move; all instants in ms.
 * - Family and teacher need the same notice; staff are free to move (terms, schedule).
 * - A move by the family is a cancelled lesson that is made up at another hour, so it uses one of
 *   the month's make-ups and is refused beyond them (terms, makeup). A trial uses none, as it
 *   could be cancelled and booked again. Moves by teacher or staff never count.
 * - A family moves one lesson so often at most, a trial as well (decision 009): then it can still be
 *   cancelled, or moved by teacher or staff.
 * - A lasting change ("following") is agreed in advance and uses none (terms, schedule).
 * @throws RangeError for an unknown zone
 */
export function decideMove(inputs: MoveInputs): MoveDecision {
  const { by, kind, scope, usedInMonth, movesBefore = 0 } = inputs;
  const { inTime, freeUntilMs } = noticeOutcome(inputs);
  const outcome = outcomeOf(inputs, inTime);
  const isAllowed = outcome === "free" || outcome === "agreed_in_advance";
  const movesAfter = isAllowed ? movesBefore + 1 : movesBefore;
  const isCounted = outcome === "free" && by === "family" && kind !== "trial" && scope === "one";
  return {
    rule: "move",
    policyVersion: POLICY_VERSION,
    section: isCounted || outcome === "limit_reached" ? "makeup" : "schedule",
    outcome,
    isAllowed,
    movesLeft:
      by === "family" && scope === "one"
        ? Math.max(0, inputs.policy.movesPerLesson - movesAfter)
        : null,
    month: monthOfUse(inputs),
    usedBefore: usedInMonth,
    usedAfter: isCounted ? usedInMonth + 1 : usedInMonth,
    limit: inputs.policy.makeUpsPerMonth,
    freeUntilMs,
  };
}
