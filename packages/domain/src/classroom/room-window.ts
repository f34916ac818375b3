/** When the institute's own room of a lesson is open. */
import { JOIN_OPENS_BEFORE_MS } from "../scheduling/sessions/join-window.ts";
import type { SessionStatus } from "../scheduling/sessions/status.ts";

/** Lessons run over; half an hour after the end nobody waits any more. */
export const ROOM_CLOSES_AFTER_MS = 30 * 60_000;

type LessonHours = { startsAtMs: number; endsAtMs: number };

/** The instants (ms) from which, inclusive, and until which, exclusive, the room can be entered. */
export function roomWindow({ startsAtMs, endsAtMs }: LessonHours): {
  opensAtMs: number;
  closesAtMs: number;
} {
  return {
    opensAtMs: startsAtMs - JOIN_OPENS_BEFORE_MS,
    closesAtMs: endsAtMs + ROOM_CLOSES_AFTER_MS,
  };
}

/** Why nobody may be in the room of a lesson. */
export const ROOM_FAULTS = ["early", "over", "cancelled"] as const;
export type RoomFault = (typeof ROOM_FAULTS)[number];

/**
 * Why the room of this lesson is shut at `nowMs`; null while it is open. A lesson that is told to have been held goes on
 * until the room closes: outcomes are said while people still talk.
 */
export function roomFault(
  lesson: LessonHours & { nowMs: number; status: SessionStatus },
): RoomFault | null {
  const { opensAtMs, closesAtMs } = roomWindow(lesson);
  if (lesson.status === "Cancelled") return "cancelled";
  if (lesson.nowMs < opensAtMs) return "early";
  return lesson.nowMs < closesAtMs ? null : "over";
}
