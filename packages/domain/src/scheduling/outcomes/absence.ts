/** While a lesson runs and one side has not come: who may say so when, and what follows by the terms. */
import { OPEN_STATUSES, type SessionStatus } from "../sessions/status.ts";
import type { LessonSide } from "./outcome.ts";
import { type PresenceMark, presenceOf } from "./presence.ts";

/** So many minutes after the start somebody who has not come is missed, unless the institute has set others. */
export const MISSED_AFTER_MIN = 5;

/** What the institute may set: later than that no lesson could be saved any more. */
export const MISSED_AFTER_MIN_MAX = 15;

/** What a family answers to "Yanis is not in the lesson". */
export const ABSENCE_ANSWERS = ["coming", "cannot_come", "connection"] as const;

export type AbsenceAnswer = (typeof ABSENCE_ANSWERS)[number];

type RunningLesson = {
  startsAtMs: number;
  endsAtMs: number;
  status: SessionStatus;
  marks: readonly PresenceMark[];
  /** Until then they are a little late. */
  missedAfterMin: number;
};

type Seen = Pick<RunningLesson, "startsAtMs" | "endsAtMs" | "marks">;

export const otherSide = (side: LessonSide): LessonSide =>
  side === "teacher" ? "pupil" : "teacher";

/** Whether anybody of a side has come, or pressed the button to (marks in ms). Who came and left again is not missing. */
export const hasCome = (lesson: Seen, side: LessonSide): boolean =>
  presenceOf(lesson, lesson.marks)[side].firstMs !== null;

/**
 * The instant (ms) from which, and until the end, a side may be said to be missing by the other one; null where it came,
 * or where the lesson is settled or cancelled.
 */
export function missedFromMs(lesson: RunningLesson, side: LessonSide): number | null {
  const isOpen = OPEN_STATUSES.some((status) => status === lesson.status);
  if (!isOpen || hasCome(lesson, side)) return null;
  const fromMs = lesson.startsAtMs + lesson.missedAfterMin * 60_000;
  return fromMs < lesson.endsAtMs ? fromMs : null;
}

/** Whether a side may be said to be missing at `nowMs`. */
export function isMissing(lesson: RunningLesson & { nowMs: number }, side: LessonSide): boolean {
  const fromMs = missedFromMs(lesson, side);
  return fromMs !== null && fromMs <= lesson.nowMs && lesson.nowMs < lesson.endsAtMs;
}

/**
 * The last whole minute (ms) at which a teacher who comes has still given the lesson, the minutes before being given
 * back: past it less than half is left, and the whole lesson is owed again (terms: punctuality, makeup).
 */
export function latestComingMs({ startsAtMs, endsAtMs }: Omit<Seen, "marks">) {
  const lengthMin = Math.round((endsAtMs - startsAtMs) / 60_000);
  return startsAtMs + Math.floor(lengthMin / 2) * 60_000;
}
