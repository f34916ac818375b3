/** Who may book lessons for a student, and with which teacher. */
import type { Gender } from "../../words.ts";
import type { SessionStatus } from "../sessions/status.ts";
import { noticeOutcome } from "./notice.ts";
import type { ChangedBy } from "./terms.ts";

/** From this age on students book for themselves. */
export const BOOKS_ALONE_FROM_AGE = 15;

/** Below this age the parents choose (terms, policies); from it on the institute may ask for the student's own gender. */
export const SAME_GENDER_FROM_AGE = 12;

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

export type GenderFault = "parents_prefer_other" | "other_gender" | "gender_unknown";

export type GenderQuestion = {
  studentAge: number;
  studentGender: Gender | null;
  teacherGender: Gender | null;
  /** What the parents of a young student asked for; null is either. */
  parentalPreference: Gender | null;
  /** The institute's own rule: from 12 on a teacher of the student's gender. */
  sameGenderFrom12: boolean;
  /** Whether staff allow this pair. */
  hasException: boolean;
};

/**
 * Under 12 as the parents prefer (terms, policies); from 12 on the same gender where the institute has that rule
 * (docs/decisions/013). Staff may allow a pair. Where a gender that the rule needs is unknown it cannot be kept, so only
 * staff can.
 */
export function genderAllows(question: GenderQuestion): Allowed<GenderFault> {
  const { studentAge, studentGender, teacherGender, parentalPreference } = question;
  const isYoung = studentAge < SAME_GENDER_FROM_AGE;
  const hasRule = isYoung ? parentalPreference !== null : question.sameGenderFrom12;
  if (question.hasException || !hasRule) return { ok: true };
  const wanted = isYoung ? parentalPreference : studentGender;
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
  /** The notice of the terms as it was when it was cancelled; without meaning for others. */
  noticeHours: number;
};

function isUsed(trial: EarlierTrial): boolean {
  const { status, startsAtMs, cancelledBy, cancelledAtMs, noticeHours } = trial;
  if (status !== "Cancelled") return true;
  if (cancelledBy !== "family" || cancelledAtMs === null) return false;
  const policy = { noticeHours, noticeSteps: [] };
  return !noticeOutcome({ startsAtMs, nowMs: cancelledAtMs, policy }).inTime;
}

export type TrialFault = "trial_not_given" | "trial_used" | "trial_known";

export type TrialQuestion = {
  /** Whether the institute gives trials at all. */
  isGiven: boolean;
  /** The pair's, with instants in ms. */
  earlierTrials: readonly EarlierTrial[];
  /** Whether the two have, or had, lessons together that are no trials and were not cancelled. */
  haveLessons: boolean;
  /** Whether the student is enrolled with the teacher; a trial enrols as well. */
  isEnrolled: boolean;
};

/**
 * One trial for each pair of student and teacher, and none where they already learn together (docs/decisions/013).
 * Of the
 * earlier ones those do not count that the family cancelled in time or that the institute or a holiday cancelled.
 */
export function judgeTrial(question: TrialQuestion): Allowed<TrialFault> {
  const { isGiven, earlierTrials, haveLessons, isEnrolled } = question;
  if (!isGiven) return { ok: false, reason: "trial_not_given" };
  if (earlierTrials.some(isUsed)) return { ok: false, reason: "trial_used" };
  const isEnrolledWithout = isEnrolled && earlierTrials.length === 0;
  return haveLessons || isEnrolledWithout ? { ok: false, reason: "trial_known" } : { ok: true };
}
