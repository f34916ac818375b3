/** When the door of a lesson is open. */
import type { SessionStatus } from "./status.ts";

/** Ten minutes before the start. */
export const JOIN_OPENS_BEFORE_MS = 10 * 60_000;

type LessonHours = { startsAtMs: number; endsAtMs: number };

/** The instants (ms) from which, inclusive, and until which, exclusive, a lesson can be joined. */
export function joinWindow({ startsAtMs, endsAtMs }: LessonHours): {
  opensAtMs: number;
  closesAtMs: number;
} {
  return { opensAtMs: startsAtMs - JOIN_OPENS_BEFORE_MS, closesAtMs: endsAtMs };
}

/** Whether the window is open at `nowMs`. */
export function isJoinOpen(lesson: LessonHours & { nowMs: number }): boolean {
  const { opensAtMs, closesAtMs } = joinWindow(lesson);
  return opensAtMs <= lesson.nowMs && lesson.nowMs < closesAtMs;
}

/**
 * Whether a lesson of this status can be joined at `nowMs`: also one that is Joined, since the other
 * side has yet to come in and a lost connection comes back by the same link (terms, environment).
 */
export function canJoin(lesson: LessonHours & { nowMs: number; status: SessionStatus }): boolean {
  return (lesson.status === "Scheduled" || lesson.status === "Joined") && isJoinOpen(lesson);
}
