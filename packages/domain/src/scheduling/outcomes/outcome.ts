/** How a lesson ended, and what follows from it by the terms. */

export const OUTCOMES = [
  "completed",
  "pupil_absent",
  "teacher_absent",
  "both_absent",
  "technical",
  "shortened",
] as const;

export type OutcomeKind = (typeof OUTCOMES)[number];

/** Pupil and parents are one side: parents come in with young children. */
export const LESSON_SIDES = ["teacher", "pupil"] as const;

export type LessonSide = (typeof LESSON_SIDES)[number];

/** Minutes are whole. Of an absence all are 0; `lostBy` says on whose side the lost minutes went, and only then. */
export type Outcome = {
  kind: OutcomeKind;
  teacherLateMin: number;
  pupilLateMin: number;
  lostMin: number;
  lostBy: LessonSide | null;
};

export const NOTHING_LOST = { teacherLateMin: 0, pupilLateMin: 0, lostMin: 0, lostBy: null };

const isAbsence = (kind: OutcomeKind): boolean => kind.endsWith("_absent");

/** The teacher did not come, alone or like the pupil. */
export const TEACHER_AWAY = ["teacher_absent", "both_absent"] as const satisfies OutcomeKind[];

export const isTeacherAway = (kind: OutcomeKind): boolean =>
  TEACHER_AWAY.some((away) => away === kind);

/** The status of a lesson that ended so: a lesson that somebody did not come to was missed, any other was held. */
export const statusOfOutcome = (kind: OutcomeKind): "Completed" | "Missed" =>
  isAbsence(kind) ? "Missed" : "Completed";

const losesMinutes = (kind: OutcomeKind): boolean => kind === "technical" || kind === "shortened";

/**
 * What is wrong with an outcome of a lesson of `lengthMin` minutes: the field that contradicts the kind, or null.
 * Minutes lost are said of a technical fault and of a shortened lesson, with whose side; an absence has no minutes.
 */
export function outcomeFault(outcome: Outcome, lengthMin: number): keyof Outcome | null {
  const { kind, lostMin, lostBy } = outcome;
  for (const field of ["teacherLateMin", "pupilLateMin", "lostMin"] as const) {
    const minutes = outcome[field];
    const most = isAbsence(kind) ? 0 : lengthMin;
    if (!Number.isInteger(minutes) || minutes < 0 || minutes > most) return field;
  }
  if (losesMinutes(kind) !== lostMin > 0) return "lostMin";
  return lostMin > 0 === (lostBy !== null) ? null : "lostBy";
}

export type Consequence = {
  /** Counts as taken: used up, and not refunded. */
  isTaken: boolean;
  owesMakeUp: boolean;
  /** Minutes that the institute gives back. */
  creditMin: number;
  owesReport: boolean;
};

const NOT_GIVEN: Consequence = {
  isTaken: false,
  owesMakeUp: true,
  creditMin: 0,
  owesReport: false,
};

/**
 * What an outcome means for the family.
 *
 * - A pupil who does not come has taken the lesson (terms: punctuality, schedule).
 * - A lesson that the teacher cannot give is owed again and counts towards no limit (terms: makeup).
 * - Minutes lost on the teacher's side, by being late, ending early or a fault there, are given back (terms:
 *   punctuality); where that leaves less than half of the lesson, it was not given.
 * - Minutes lost on the pupil's side are the pupil's (terms: punctuality).
 * @throws RangeError for an outcome that contradicts itself
 */
export function consequenceOf(outcome: Outcome, lengthMin: number): Consequence {
  const fault = outcomeFault(outcome, lengthMin);
  if (fault) throw new RangeError(`Contradicts itself: ${fault}`);
  const { kind, teacherLateMin, lostMin, lostBy } = outcome;
  if (kind === "pupil_absent") {
    return { isTaken: true, owesMakeUp: false, creditMin: 0, owesReport: false };
  }
  if (kind === "teacher_absent" || kind === "both_absent") return NOT_GIVEN;
  const creditMin = Math.min(lengthMin, teacherLateMin + (lostBy === "teacher" ? lostMin : 0));
  if (creditMin * 2 > lengthMin) return NOT_GIVEN;
  return { isTaken: true, owesMakeUp: false, creditMin, owesReport: true };
}

/** What a correction changes: added to what held before, it gives what holds after. Null: nothing was said yet. */
export function differenceOf(
  before: Consequence | null,
  after: Consequence,
): { taken: number; makeUps: number; creditMin: number; reports: number } {
  const [was, is] = [countsOf(before), countsOf(after)];
  return {
    taken: is.taken - was.taken,
    makeUps: is.makeUps - was.makeUps,
    creditMin: is.creditMin - was.creditMin,
    reports: is.reports - was.reports,
  };
}

function countsOf(consequence: Consequence | null) {
  return {
    taken: Number(consequence?.isTaken ?? false),
    makeUps: Number(consequence?.owesMakeUp ?? false),
    creditMin: consequence?.creditMin ?? 0,
    reports: Number(consequence?.owesReport ?? false),
  };
}
