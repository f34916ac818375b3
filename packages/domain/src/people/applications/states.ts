/** Where a teacher's application stands, and who takes it further. */

/**
 * draft: the teacher is putting it together; applied: sent, and staff read it; returned: staff ask for more;
 * approved: families find and book; paused: approved, and not booked for the time being; declined: not taken.
 */
export const APPROVALS = [
  "draft",
  "applied",
  "returned",
  "approved",
  "paused",
  "declined",
] as const;
export type Approval = (typeof APPROVALS)[number];

/** What is done to an application: the teacher sends it, staff do the rest. */
export const APPLICATION_STEPS = ["send", "ask", "approve", "pause", "decline"] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

/** To what each step leads from where; what is not named is not done. Nothing is decided about what was never sent. */
const LEADS_TO: Record<Approval, Partial<Record<ApplicationStep, Approval>>> = {
  draft: { send: "applied" },
  applied: { ask: "returned", approve: "approved", decline: "declined" },
  returned: { send: "applied", ask: "returned", approve: "approved", decline: "declined" },
  approved: { pause: "paused", decline: "declined" },
  paused: { approve: "approved", decline: "declined" },
  declined: { ask: "returned", approve: "approved" },
};

/** Where a step leads from a state; null where it cannot be taken. */
export const stepFrom = (approval: Approval, step: ApplicationStep): Approval | null =>
  LEADS_TO[approval][step] ?? null;

/** What staff may decide, by what it makes of the application. */
export const DECIDED = ["approved", "paused", "declined"] as const;
export type Decision = (typeof DECIDED)[number];

const STEP_OF: Record<Decision, ApplicationStep> = {
  approved: "approve",
  paused: "pause",
  declined: "decline",
};

/** Whether staff may decide so where the application stands. */
export const isDecidable = (approval: Approval, decision: Decision): boolean =>
  stepFrom(approval, STEP_OF[decision]) === decision;
