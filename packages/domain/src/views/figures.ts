/** What the institute's figures count, of its lessons and of how they ended. */
import { consequenceOf, isTeacherAway, type Outcome } from "../scheduling/outcomes/outcome.ts";
import type { CANCELLERS, SessionStatus } from "../scheduling/sessions/status.ts";
import { DAY_MS } from "../time/civil-date.ts";

/** What became of a lesson: each lesson is one of these, and only one. */
export const LESSON_FATES = [
  "given",
  "cut_short",
  "pupil_absent",
  "teacher_absent",
  "cancelled_by_family",
  "cancelled_by_teacher",
  "cancelled_by_institute",
  "open",
] as const;

export type LessonFate = (typeof LESSON_FATES)[number];

type Canceller = (typeof CANCELLERS)[number];

/** A lesson as the figures see it; `outcome` is what was said of it last, null while nobody has spoken. */
export type CountedLesson = {
  status: SessionStatus;
  cancelledBy: Canceller | null;
  outcome: Outcome | null;
  lengthMin: number;
};

const FATE_OF_CANCELLER = {
  family: "cancelled_by_family",
  teacher: "cancelled_by_teacher",
  staff: "cancelled_by_institute",
  holiday: "cancelled_by_institute",
} as const satisfies Record<Canceller, LessonFate>;

/**
 * What became of a lesson. Given is what owes a report (`consequenceOf`); cut short is what was held for less than half
 * by a fault on the teacher's side, and is owed again; where nobody came, the teacher did not; a holiday and staff cancel
 * for the institute; open is what is still to come, or of which nobody has spoken.
 * @throws RangeError for an outcome that contradicts itself
 */
export function fateOf({ status, cancelledBy, outcome, lengthMin }: CountedLesson): LessonFate {
  if (status === "Cancelled") return FATE_OF_CANCELLER[cancelledBy ?? "staff"];
  if (outcome === null) return "open";
  if (outcome.kind === "pupil_absent") return "pupil_absent";
  if (isTeacherAway(outcome.kind)) return "teacher_absent";
  return consequenceOf(outcome, lengthMin).owesReport ? "given" : "cut_short";
}

/** A teacher who came before so many minutes had passed was on time, for the figures. */
export const ON_TIME_BEFORE_MIN = 2;

/**
 * Whether the teacher was on time; null where the lesson does not tell: it was cancelled, is open, or the pupil did not
 * come. A teacher who did not come was not.
 */
export function wasOnTime({ status, outcome }: CountedLesson): boolean | null {
  if (status === "Cancelled" || outcome === null || outcome.kind === "pupil_absent") return null;
  return !isTeacherAway(outcome.kind) && outcome.teacherLateMin < ON_TIME_BEFORE_MIN;
}

/** Sums of lessons. `onTime` are of `timed`, the lessons that tell whether the teacher was. */
export type LessonSums = Record<LessonFate, number> & {
  timed: number;
  onTime: number;
  /** Of the lessons given. */
  givenMin: number;
};

const NOTHING: LessonSums = {
  ...(Object.fromEntries(LESSON_FATES.map((fate) => [fate, 0])) as Record<LessonFate, number>),
  timed: 0,
  onTime: 0,
  givenMin: 0,
};

const SUMMED = Object.keys(NOTHING) as (keyof LessonSums)[];

/** The sums of lessons, of which so many are alike: `count`. */
export function sumLessons(
  lessons: Iterable<{ lesson: CountedLesson; count: number }>,
): LessonSums {
  const sums = { ...NOTHING };
  for (const { lesson, count } of lessons) {
    const [fate, isOnTime] = [fateOf(lesson), wasOnTime(lesson)];
    sums[fate] += count;
    sums.timed += isOnTime === null ? 0 : count;
    sums.onTime += isOnTime === true ? count : 0;
    sums.givenMin += fate === "given" ? lesson.lengthMin * count : 0;
  }
  return sums;
}

/** Sums of sums: of lessons that were counted apart. */
export function addSums(all: Iterable<LessonSums>): LessonSums {
  const sums = { ...NOTHING };
  for (const one of all) {
    for (const name of SUMMED) sums[name] += one[name];
  }
  return sums;
}

/** How many lessons there were, whatever became of them. */
export const lessonsIn = (sums: LessonSums): number =>
  LESSON_FATES.reduce((all, fate) => all + sums[fate], 0);

/** A family without a lesson so long after its last one has gone. */
export const FAMILY_GONE_AFTER_MS = 30 * DAY_MS;

/** Why a family has gone, as far as is known, the surest first. */
export const GONE_REASONS = ["closed", "left", "cancelled", "ended", "unknown"] as const;

export type GoneReason = (typeof GONE_REASONS)[number];

export type LastLesson = {
  /** Whether the accounts of all its pupils are closed. */
  isClosed: boolean;
  /** Whether it left the teacher of its last lesson, from a month before that lesson on. */
  hasLeft: boolean;
  /** Whether lessons that were to follow were cancelled. */
  isCancelled: boolean;
  /** Whether the series of its last lesson was booked, or ended, until a date. */
  hasEnd: boolean;
};

/** The surest of the reasons for which a family has no lessons any more. */
export function goneReasonOf({ isClosed, hasLeft, isCancelled, hasEnd }: LastLesson): GoneReason {
  if (isClosed) return "closed";
  if (hasLeft) return "left";
  if (isCancelled) return "cancelled";
  return hasEnd ? "ended" : "unknown";
}

/** Hours a week, to a tenth, that so many minutes make over a time (ms); none where no time has passed. */
export function hoursAWeek(minutes: number, spanMs: number): number {
  if (spanMs <= 0) return 0;
  return Math.round(((minutes / 60) * 7 * DAY_MS * 10) / spanMs) / 10;
}
