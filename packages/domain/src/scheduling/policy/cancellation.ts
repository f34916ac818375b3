/** What cancelling a lesson means for the family: shown before it is confirmed, decided alike on the server. */
import {
  type MakeUp,
  type MakeUpCause,
  type MakeUpCount,
  makeUpOutcome,
  monthOfUse,
} from "./make-ups.ts";
import { noticeOutcome } from "./notice.ts";
import {
  type ChangedBy,
  type ChangeScope,
  type LessonKind,
  POLICY_VERSION,
  type TermsSection,
} from "./terms.ts";
import type { PolicyInForce } from "./values.ts";

export type CancellationInputs = {
  by: ChangedBy;
  /** The family says that it is one; staff review it. */
  isEmergency: boolean;
  startsAtMs: number;
  nowMs: number;
  /** Make-ups of cause "family" that this pupil has used in that month; what stands for this lesson is left out. */
  usedInMonth: number;
  /** "YYYY-MM" of the lesson that this one stands for, if the family has used a make-up for it. */
  standsForMonth?: string | undefined;
  instituteZone: string;
  /** What holds at `nowMs`. */
  policy: PolicyInForce;
  kind: LessonKind;
  /** "one" if left out. Each lesson of a longer cancellation is decided on its own. */
  scope?: ChangeScope;
};

export type CancellationReason =
  | "in_time"
  | "limit_reached"
  | "late"
  | "emergency"
  | "by_institute"
  | "holiday"
  | "trial"
  | "series_ended";

export type CancellationOutcome =
  | "free"
  | "counts_as_taken"
  | "pending_review"
  | "owed"
  | "holiday";

export type CancellationDecision = MakeUpCount & {
  rule: "cancellation";
  policyVersion: string;
  section: TermsSection;
  reason: CancellationReason;
  outcome: CancellationOutcome;
  makeUp: MakeUp;
  /** Of the make-up, null where there is none. */
  cause: MakeUpCause | null;
  /** The last instant (ms) at which the family can still cancel in time. */
  freeUntilMs: number;
};

type Branch = Pick<CancellationDecision, "section" | "reason" | "outcome" | "cause">;

function branchOfFamily({ isEmergency, kind }: CancellationInputs, inTime: boolean): Branch {
  const section = "schedule";
  const isTrial = kind === "trial";
  if (inTime && isTrial) return { section, reason: "trial", outcome: "free", cause: null };
  if (isEmergency) {
    const outcome = inTime ? "free" : "pending_review";
    return { section: "makeup", reason: "emergency", outcome, cause: "emergency" };
  }
  if (!inTime) return { section, reason: "late", outcome: "counts_as_taken", cause: null };
  return { section: "makeup", reason: "in_time", outcome: "free", cause: "family" };
}

function branchOf(inputs: CancellationInputs, inTime: boolean): Branch {
  const { by, kind, scope = "one" } = inputs;
  if (by === "holiday") {
    return { section: "holidays", reason: "holiday", outcome: "holiday", cause: null };
  }
  if (scope === "following" && inTime) {
    return { section: "schedule", reason: "series_ended", outcome: "free", cause: null };
  }
  if (by === "family") return branchOfFamily(inputs, inTime);
  const cause = kind === "trial" ? null : "teacher";
  return { section: "makeup", reason: "by_institute", outcome: "owed", cause };
}

/**
 * Decides one cancellation; all instants in ms.
 * - The family, in time: free, and a make-up while fewer than the month's limit are used in the calendar month of
 *   the lesson (institute's zone); beyond that free without one (terms, makeup). A make-up lesson is
 *   cancelled like any other, and counts in the month of the lesson it stands for (decision 009).
 * - The family, late: counts as taken (terms, schedule); in an emergency staff review it, whether
 *   late or beyond the limit, and it never uses the limit (terms, makeup).
 * - Teacher or staff: the lesson is owed and never counts (terms, makeup).
 * - A holiday: cancelled without a make-up (terms, holidays).
 * - A trial gives no make-up when cancelled in time or by the institute: it can be booked again.
 * - Ending a series ("following"): lessons that begin after the notice are no longer agreed, hence
 *   free and without make-ups (terms, schedule: lasting change); one within it is decided alone.
 * @throws RangeError for an unknown zone
 */
export function decideCancellation(inputs: CancellationInputs): CancellationDecision {
  const { usedInMonth, policy } = inputs;
  const { inTime, freeUntilMs } = noticeOutcome(inputs);
  const month = monthOfUse(inputs);
  const branch = branchOf(inputs, inTime);
  const head = { rule: "cancellation", policyVersion: POLICY_VERSION, freeUntilMs } as const;
  if (branch.cause === null) {
    const count = {
      usedBefore: usedInMonth,
      usedAfter: usedInMonth,
      limit: policy.makeUpsPerMonth,
    };
    return { ...head, ...branch, makeUp: "none", month, ...count };
  }
  const { makeUp, usedBefore, usedAfter, limit } = makeUpOutcome({
    cause: branch.cause,
    month,
    usedInMonth,
    policy,
  });
  const decision = { ...head, ...branch, makeUp, month, usedBefore, usedAfter, limit };
  return makeUp === "none" ? { ...decision, reason: "limit_reached", cause: null } : decision;
}
