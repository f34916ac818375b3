/** How punctual the institute was, by how lessons ended (terms, punctuality). */
import { consequenceOf, isTeacherAway, type Outcome } from "./outcome.ts";

/** So many days back lessons are looked at: three months. */
export const PUNCTUALITY_DAYS = 91;

/** So many lessons of one length ended like this. */
export type Ended = { outcome: Outcome; lengthMin: number; count: number };

export type Punctuality = {
  /** Lessons that tell of the teacher: held, or missed by the teacher. */
  lessons: number;
  /** Of them, those to which the teacher came before a minute had passed. */
  onTime: number;
  /** Minutes lost on the teacher's side that are given back; a lesson not given is owed whole instead. */
  creditMin: number;
};

/**
 * The sums of lessons that ended. A pupil who does not come leaves nobody to say when the teacher came, so that such a
 * lesson counts neither way; minutes lost on the pupil's side are the pupil's (terms, punctuality).
 * @throws RangeError for an outcome that contradicts itself
 */
export function punctualityOf(ended: readonly Ended[]): Punctuality {
  const sums = { lessons: 0, onTime: 0, creditMin: 0 };
  for (const { outcome, lengthMin, count } of ended) {
    sums.creditMin += count * consequenceOf(outcome, lengthMin).creditMin;
    if (outcome.kind === "pupil_absent") continue;
    sums.lessons += count;
    const isOnTime = !isTeacherAway(outcome.kind) && outcome.teacherLateMin === 0;
    sums.onTime += isOnTime ? count : 0;
  }
  return sums;
}
