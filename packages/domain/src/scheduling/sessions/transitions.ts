/** Who may bring a lesson that is not over from which status to which, and when: one table for everyone. */
import { isJoinOpen } from "./join-window.ts";
import { SESSION_STATUSES, type SessionStatus } from "./status.ts";

/**
 * "family" is the student or a linked parent; "system" a job or a meeting provider; "undo" the
 * undoing of a change by whoever made it, which `undoUntilMs` limits.
 */
export type TransitionActor = "family" | "teacher" | "staff" | "system" | "undo";

export type StatusChange = {
  from: SessionStatus;
  by: TransitionActor;
  startsAtMs: number;
  endsAtMs: number;
  nowMs: number;
};

type Moment = (change: StatusChange) => boolean;

const beforeStart: Moment = ({ nowMs, startsAtMs }) => nowMs < startsAtMs;
const beforeEnd: Moment = ({ nowMs, endsAtMs }) => nowMs < endsAtMs;

type Row = {
  from: readonly SessionStatus[];
  to: SessionStatus;
  by: readonly TransitionActor[];
  when: Moment;
};

const TABLE: readonly Row[] = [
  { from: ["Scheduled"], to: "Joined", by: ["family", "teacher", "system"], when: isJoinOpen },
  { from: ["Scheduled"], to: "Cancelled", by: ["family", "teacher"], when: beforeStart },
  { from: ["Scheduled", "Joined"], to: "Cancelled", by: ["staff", "system"], when: beforeEnd },
  { from: ["Cancelled"], to: "Scheduled", by: ["undo"], when: beforeStart },
];

/**
 * Whether that actor may change the status at that instant (ms). A status never changes into itself. Completed and
 * Missed are no steps of this table: they follow from how the lesson ended, and who may say that is `maySay`.
 */
export function canTransition(change: StatusChange & { to: SessionStatus }): boolean {
  return TABLE.some(
    ({ from, to, by, when }) =>
      to === change.to && from.includes(change.from) && by.includes(change.by) && when(change),
  );
}

/** All statuses to which that actor may bring the lesson at that instant, in their usual order. */
export function nextStatuses(change: StatusChange): SessionStatus[] {
  return SESSION_STATUSES.filter((to) => canTransition({ ...change, to }));
}
