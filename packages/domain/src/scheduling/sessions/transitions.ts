/** Who may bring a lesson from which status to which, and when: one table for everyone. */
import { DAY_MS } from "../../time/civil-date.ts";
import { isJoinOpen } from "./join-window.ts";
import { SESSION_STATUSES, type SessionStatus } from "./status.ts";

/**
 * "family" is the student or a linked parent; "system" a job or a meeting provider; "undo" the
 * undoing of a change by whoever made it, which `undoUntilMs` limits.
 */
export type TransitionActor = "family" | "teacher" | "staff" | "system" | "undo";

/** A teacher corrects an outcome for seven days after the end; staff at any time. */
export const CORRECTION_MS = 7 * DAY_MS;

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
const afterEnd: Moment = ({ nowMs, endsAtMs }) => nowMs >= endsAtMs;
const whileCorrecting: Moment = (change) =>
  afterEnd(change) && change.nowMs <= change.endsAtMs + CORRECTION_MS;

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
  { from: ["Scheduled", "Joined"], to: "Completed", by: ["teacher", "staff"], when: afterEnd },
  { from: ["Scheduled", "Joined"], to: "Missed", by: ["teacher", "staff"], when: afterEnd },
  { from: ["Completed"], to: "Missed", by: ["teacher"], when: whileCorrecting },
  { from: ["Missed"], to: "Completed", by: ["teacher"], when: whileCorrecting },
  { from: ["Completed"], to: "Missed", by: ["staff"], when: afterEnd },
  { from: ["Missed"], to: "Completed", by: ["staff"], when: afterEnd },
  { from: ["Cancelled"], to: "Scheduled", by: ["undo"], when: beforeStart },
];

/**
 * Whether that actor may change the status at that instant (ms). Jobs never complete a lesson: they
 * propose, and teacher or staff confirm. A status never changes into itself.
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
