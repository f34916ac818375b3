/** Where a lesson stands at this instant, as the desk of the institute watches it. */
import { OPEN_STATUSES, type SessionStatus } from "../sessions/status.ts";

/** Within it nobody is late: the clocks of two devices differ, and a page takes its seconds. */
export const STARTING_MS = 2 * 60_000;

export const LIVE_STATES = [
  "coming",
  "starting",
  "running",
  "teacher_late",
  "pupil_late",
  "unsettled",
  "over",
  "cancelled",
] as const;
export type LiveState = (typeof LIVE_STATES)[number];

/** Of one side, in ms: when it first came, and when it left for the last time; null: it did not. */
export type SideNow = { cameMs: number | null; leftMs: number | null };

type WatchedLesson = {
  startsAtMs: number;
  endsAtMs: number;
  status: SessionStatus;
  teacher: SideNow;
  pupil: SideNow;
};

const isIn = ({ cameMs, leftMs }: SideNow, nowMs: number) =>
  cameMs !== null && cameMs <= nowMs && (leftMs === null || leftMs > nowMs);

/**
 * The state at an instant (ms). While the lesson runs, a teacher who is not in is named before a pupil who is not, for
 * the pupil may be waiting outside a closed door. Over is what somebody has said how it ended; unsettled what nobody has.
 */
export function liveStateOf(lesson: WatchedLesson, nowMs: number): LiveState {
  const { startsAtMs, endsAtMs, status, teacher, pupil } = lesson;
  if (status === "Cancelled") return "cancelled";
  if (!OPEN_STATUSES.some((open) => open === status)) return "over";
  if (nowMs < startsAtMs) return "coming";
  if (nowMs >= endsAtMs) return "unsettled";
  const [hasTeacher, hasPupil] = [isIn(teacher, nowMs), isIn(pupil, nowMs)];
  if (hasTeacher && hasPupil) return "running";
  if (nowMs < startsAtMs + STARTING_MS) return "starting";
  return hasTeacher ? "pupil_late" : "teacher_late";
}
