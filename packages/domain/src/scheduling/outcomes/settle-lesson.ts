/** What is known of a lesson by itself when it is over, whom it is asked of otherwise, and who may say so later. */
import { DAY_MS } from "../../time/civil-date.ts";
import { NOTHING_LOST, type Outcome } from "./outcome.ts";
import { type PresenceMark, type SidePresence, presenceOf, togetherMs } from "./presence.ts";

/** A lesson that both sides attended is completed this long after its end: until then a teacher may go on or say else. */
export const SETTLES_AFTER_MS = 15 * 60_000;

/** From then on staff are asked too. */
export const STAFF_ASKED_AFTER_MS = DAY_MS;

/** A teacher corrects an outcome for seven days after the end; staff at any time. */
const CORRECTION_MS = 7 * DAY_MS;

/** Where nobody has answered by then, what presence suggests stands: no lesson stays open for ever. */
export const SUGGESTION_STANDS_AFTER_MS = CORRECTION_MS;

const MINUTE_MS = 60_000;

type LessonHours = { startsAtMs: number; endsAtMs: number };

export type Verdict = {
  /** Whether presence alone is enough. */
  isCertain: boolean;
  /** What it says, or what is suggested to whoever is asked. */
  outcome: Outcome;
};

/**
 * What presence says of a lesson (instants in ms). Completed where both sides were in it together for at least half of
 * it, with how late each came; anything else is a question with a suggestion: who never came was absent, and where both
 * came but missed each other for more than half, the rest was lost by a fault on the side that was there for less.
 */
export function judgePresence(lesson: LessonHours & { marks: readonly PresenceMark[] }): Verdict {
  const { teacher, pupil } = presenceOf(lesson, lesson.marks);
  const lengthMs = lesson.endsAtMs - lesson.startsAtMs;
  const sharedMs = togetherMs(teacher, pupil);
  if (sharedMs * 2 >= lengthMs) {
    const late = { teacherLateMin: lateMin(lesson, teacher), pupilLateMin: lateMin(lesson, pupil) };
    return { isCertain: true, outcome: { ...NOTHING_LOST, kind: "completed", ...late } };
  }
  const [hasTeacher, hasPupil] = [teacher.spells.length > 0, pupil.spells.length > 0];
  if (hasTeacher && hasPupil) {
    const lostMin = Math.ceil((lengthMs - sharedMs) / MINUTE_MS);
    const lostBy = lengthOf(teacher) < lengthOf(pupil) ? "teacher" : "pupil";
    return { isCertain: false, outcome: { ...NOTHING_LOST, kind: "technical", lostMin, lostBy } };
  }
  const absent = hasPupil ? "teacher_absent" : "both_absent";
  const kind = hasTeacher ? "pupil_absent" : absent;
  return { isCertain: false, outcome: { ...NOTHING_LOST, kind } };
}

const lengthOf = ({ spells }: SidePresence): number =>
  spells.reduce((sum, { fromMs, untilMs }) => sum + untilMs - fromMs, 0);

/** Whole minutes after the start; a side that was there before it is not late. */
export function lateMin(
  { startsAtMs }: Pick<LessonHours, "startsAtMs">,
  { firstMs }: Pick<SidePresence, "firstMs">,
): number {
  return Math.max(0, Math.floor(((firstMs ?? startsAtMs) - startsAtMs) / MINUTE_MS));
}

export type Standing =
  | { state: "running" }
  | { state: "asked"; of: "teacher" | "staff" }
  | { state: "due" };

/**
 * Where a lesson that nobody has spoken of stands at an instant (ms). "running": not over, or about to settle by itself; "asked": a question
 * to the teacher, and to staff too from a day on; "due": the system says now what presence says.
 */
export function standingOf(lesson: {
  endsAtMs: number;
  nowMs: number;
  isCertain: boolean;
}): Standing {
  const sinceMs = lesson.nowMs - lesson.endsAtMs;
  if (sinceMs < 0) return { state: "running" };
  if (lesson.isCertain) return { state: sinceMs < SETTLES_AFTER_MS ? "running" : "due" };
  if (sinceMs >= SUGGESTION_STANDS_AFTER_MS) return { state: "due" };
  return { state: "asked", of: sinceMs < STAFF_ASKED_AFTER_MS ? "teacher" : "staff" };
}

export const OUTCOME_SPEAKERS = ["system", "teacher", "staff"] as const;

export type OutcomeSpeaker = (typeof OUTCOME_SPEAKERS)[number];

/** The system speaks where nobody has; the teacher for seven days after the end; staff from the end on, always. */
export function maySay(lesson: {
  by: OutcomeSpeaker;
  isSaid: boolean;
  endsAtMs: number;
  nowMs: number;
}): boolean {
  const { by, isSaid, endsAtMs, nowMs } = lesson;
  if (nowMs < endsAtMs) return false;
  return { system: !isSaid, teacher: nowMs <= endsAtMs + CORRECTION_MS, staff: true }[by];
}
