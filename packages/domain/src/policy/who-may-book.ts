/** Who may book lessons for a student, and with which teacher. */
import type { SessionStatus } from "../sessions/status.ts";
import { noticeOutcome } from "./notice.ts";
import type { ChangedBy } from "./terms.ts";

/** From this age on students book for themselves. */
export const BOOKS_ALONE_FROM_AGE = 15;

/** From this age on the teacher is of the student's gender (terms, policies). */
export const SAME_GENDER_FROM_AGE = 12;

export const TRIAL_LENGTH_MIN = 30;

export type BookingFault = "under_15_needs_parent" | "consent_missing" | "not_guardian";

export type BookingQuestion = {
  /** Who asks: the student, a parent, the student's teacher, or staff. */
  actor: "student" | "parent" | "teacher" | "staff";
  studentAge: number;
  /** Whether a linked parent's consent is on record. */
  hasConsent: boolean;
  /** Whether the parent who asks is linked to the student; without meaning for others. */
  isGuardian: boolean;
};

export type Allowed<Fault> = { ok: true } | { ok: false; reason: Fault };

/**
 * A student under 15 (whole years) books only through a linked parent whose consent is on record.
 * Teacher and staff may book for such a student too, once there is that consent.
 */
export function mayBook(question: BookingQuestion): Allowed<BookingFault> {
  const { actor, studentAge, hasConsent, isGuardian } = question;
  const isYoung = studentAge < BOOKS_ALONE_FROM_AGE;
  if (actor === "parent" && !isGuardian) return { ok: false, reason: "not_guardian" };
  if (actor === "student" && isYoung) return { ok: false, reason: "under_15_needs_parent" };
  if (isYoung && !hasConsent) return { ok: false, reason: "consent_missing" };
  return { ok: true };
}

export type Gender = "M" | "F";

export type GenderFault = "parents_prefer_other" | "other_gender" | "gender_unknown";

export type GenderQuestion = {
  studentAge: number;
  studentGender: Gender | null;
  teacherGender: Gender | null;
  /** What the parents of a young student asked for; null is either. */
  parentalPreference: Gender | null;
  /** Whether staff allow this pair. */
  hasException: boolean;
};

/**
 * Under 12 as the parents prefer, from 12 on the same gender; staff may allow a pair (terms,
 * policies). Where a gender that the rule needs is unknown it cannot be kept, so only staff can.
 */
export function genderAllows(question: GenderQuestion): Allowed<GenderFault> {
  const { studentAge, studentGender, teacherGender, parentalPreference, hasException } = question;
  const isYoung = studentAge < SAME_GENDER_FROM_AGE;
  const wanted = isYoung ? parentalPreference : studentGender;
  if (hasException || (isYoung && wanted === null)) return { ok: true };
  if (wanted === null || teacherGender === null) return { ok: false, reason: "gender_unknown" };
  if (wanted === teacherGender) return { ok: true };
  return { ok: false, reason: isYoung ? "parents_prefer_other" : "other_gender" };
}

export type EarlierTrial = {
  status: SessionStatus;
  startsAtMs: number;
  /** Both null unless it is Cancelled. */
  cancelledBy: ChangedBy | null;
  cancelledAtMs: number | null;
};

function isUsed(trial: EarlierTrial): boolean {
  const { status, startsAtMs, cancelledBy, cancelledAtMs } = trial;
  if (status !== "Cancelled") return true;
  if (cancelledBy !== "family" || cancelledAtMs === null) return false;
  return !noticeOutcome({ startsAtMs, nowMs: cancelledAtMs }).inTime;
}

/**
 * One trial for each pair of student and teacher. Of the pair's earlier ones (instants in ms), those
 * do not count that the family cancelled in time or that the institute or a holiday cancelled.
 */
export function trialAllowed({
  earlierTrials,
}: {
  earlierTrials: readonly EarlierTrial[];
}): boolean {
  return !earlierTrials.some(isUsed);
}
