/** Whether a lesson may be moved to another hour, and what that uses. */
import { type MakeUpCount, MAKE_UPS_PER_MONTH, monthOf } from "./make-ups.ts";
import { noticeOutcome } from "./notice.ts";
import {
  type ChangedBy,
  type ChangeScope,
  type LessonKind,
  POLICY_VERSION,
  type TermsSection,
} from "./terms.ts";

export type MoveInputs = {
  by: Exclude<ChangedBy, "holiday">;
  /** The hour it has until now; of a lasting change, the first lesson that it affects. */
  startsAtMs: number;
  nowMs: number;
  /** Make-ups of cause "family" that this pupil has used in the month of this lesson. */
  usedInMonth: number;
  instituteZone: string;
  kind: LessonKind;
  scope: ChangeScope;
};

export type MoveOutcome = "free" | "agreed_in_advance" | "too_late" | "limit_reached";

export type MoveDecision = MakeUpCount & {
  rule: "move";
  policyVersion: string;
  section: TermsSection;
  outcome: MoveOutcome;
  /** False for "too_late" and "limit_reached": then staff may still move it. */
  isAllowed: boolean;
  /** The last instant (ms) at which it can be moved in time. */
  freeUntilMs: number;
};

function outcomeOf(inputs: MoveInputs, inTime: boolean): MoveOutcome {
  const { by, scope, kind, usedInMonth } = inputs;
  if (!inTime && by !== "staff") return "too_late";
  if (scope === "following") return "agreed_in_advance";
  const isLimited = by === "family" && kind !== "trial";
  return isLimited && usedInMonth >= MAKE_UPS_PER_MONTH ? "limit_reached" : "free";
}

/**
 * Decides a move; all instants in ms.
 * - Family and teacher need the same two hours' notice; staff are free to move (terms, schedule).
 * - A move by the family is a cancelled lesson that is made up at another hour, so it uses one of
 *   the month's two make-ups and is refused beyond them (terms, makeup). A trial uses none, as it
 *   could be cancelled and booked again. Moves by teacher or staff never count.
 * - A lasting change ("following") is agreed in advance and uses none (terms, schedule).
 * @throws RangeError for an unknown zone
 */
export function decideMove(inputs: MoveInputs): MoveDecision {
  const { by, kind, scope, startsAtMs, usedInMonth, instituteZone } = inputs;
  const { inTime, freeUntilMs } = noticeOutcome(inputs);
  const outcome = outcomeOf(inputs, inTime);
  const isAllowed = outcome === "free" || outcome === "agreed_in_advance";
  const isCounted = outcome === "free" && by === "family" && kind !== "trial" && scope === "one";
  return {
    rule: "move",
    policyVersion: POLICY_VERSION,
    section: isCounted || outcome === "limit_reached" ? "makeup" : "schedule",
    outcome,
    isAllowed,
    month: monthOf(startsAtMs, instituteZone),
    usedBefore: usedInMonth,
    usedAfter: isCounted ? usedInMonth + 1 : usedInMonth,
    limit: MAKE_UPS_PER_MONTH,
    freeUntilMs,
  };
}
