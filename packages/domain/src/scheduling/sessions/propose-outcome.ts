/** What the recorded joins say about a lesson that is over; the teacher confirms it. */
import { joinWindow } from "./join-window.ts";

/** Pupil and parents are one side. */
export const JOIN_SIDES = ["teacher", "family"] as const;

/** The Join button, or the meeting's provider. */
export const JOIN_SOURCES = ["button", "zoom"] as const;

export type RecordedJoin = { side: (typeof JOIN_SIDES)[number]; joinedAtMs: number };

/** The student's side counts as the student: parents come in with young children. */
export type Absent = "student" | "teacher" | "both";

export type ProposedOutcome =
  | { status: "Completed"; absent: null; owesMakeUp: false }
  | { status: "Missed"; absent: Absent; owesMakeUp: boolean };

function absentOf(hasTeacher: boolean, hasFamily: boolean): Absent | null {
  if (hasTeacher) return hasFamily ? null : "student";
  return hasFamily ? "teacher" : "both";
}

/**
 * Completed when both sides came in between the opening of the door and the end (instants in ms),
 * else Missed. An absent teacher owes a make-up, even if the student was absent too (terms, makeup:
 * a class that the teacher cannot give); a student who does not come has missed the class (terms,
 * punctuality).
 */
export function proposeOutcome(lesson: {
  startsAtMs: number;
  endsAtMs: number;
  joins: readonly RecordedJoin[];
}): ProposedOutcome {
  const { opensAtMs, closesAtMs } = joinWindow(lesson);
  const sides = new Set(
    lesson.joins
      .filter(({ joinedAtMs }) => opensAtMs <= joinedAtMs && joinedAtMs < closesAtMs)
      .map(({ side }) => side),
  );
  const absent = absentOf(sides.has("teacher"), sides.has("family"));
  if (absent === null) return { status: "Completed", absent, owesMakeUp: false };
  return { status: "Missed", absent, owesMakeUp: absent !== "student" };
}
