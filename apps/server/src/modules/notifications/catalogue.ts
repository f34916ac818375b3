import {
  absenceAnswers,
  pupilMissing,
  teacherMissing,
  teacherMissingForStaff,
} from "./kinds/absence.ts";
/** All kinds of notices and of letters: a new one is a file and its line here. */
import { applicationFileReceived, applicationReceived } from "./kinds/application-for-staff.ts";
import { applicationFileRefused, applicationReturned } from "./kinds/application-for-teacher.ts";
import { childSuspended } from "./kinds/child-suspended.ts";
import { clockChange } from "./kinds/clock-change.ts";
import {
  coverAskedKind,
  coverEndedForTeachers,
  coverEndedKind,
  coverGivenKind,
  coverNowKind,
  coverOpenAgain,
  coverTakenKind,
  lessonCoveredKind,
} from "./kinds/cover.ts";
import { seriesGivenUpKind, seriesHandedOverKind, seriesTakenOverKind } from "./kinds/handover.ts";
import { holiday } from "./kinds/holiday.ts";
import { homeworkSetKind, recordingAnswered, recordingWaits } from "./kinds/homework.ts";
import { hourFreedKind } from "./kinds/hour-freed.ts";
import { invitation } from "./kinds/invitation.ts";
import type { Kind, Letter, Words } from "./kinds/kind.ts";
import { leaveAskedKind, leaveGranted, leaveRefused, leaveWithdrawnKind } from "./kinds/leave.ts";
import { lessonBooked, offerConfirmedKind } from "./kinds/lesson-booked.ts";
import { lessonCancelled } from "./kinds/lesson-cancelled.ts";
import { lessonLeft } from "./kinds/lesson-left.ts";
import { lessonMoved } from "./kinds/lesson-moved.ts";
import { lessonNotGiven, makeUpWithdrawn } from "./kinds/lesson-not-given.ts";
import { lessonDeclinedKind, lessonPlaced } from "./kinds/lesson-placed.ts";
import { lessonRestored } from "./kinds/lesson-restored.ts";
import { makeUpEnding } from "./kinds/make-up-ending.ts";
import { makeUp } from "./kinds/make-up.ts";
import {
  paymentNeededKind,
  paymentReceivedKind,
  paymentRefusedKind,
  priceChangeKind,
  refundSentKind,
  renewalNearKind,
  subscriptionEndedKind,
} from "./kinds/money.ts";
import { newSignIn } from "./kinds/new-sign-in.ts";
import { newTeacher } from "./kinds/new-teacher.ts";
import { offerDeclinedKind, offerLapsedKind, offerWithdrawnKind } from "./kinds/offer-ended.ts";
import { offerMadeKind } from "./kinds/offer-made.ts";
import { outcomeAskedOfStaff, outcomeAskedOfTeacher } from "./kinds/outcome-asked.ts";
import { parentLinked } from "./kinds/parent-linked.ts";
import { passwordChanged } from "./kinds/password-changed.ts";
import { newPayer } from "./kinds/payer-changed.ts";
import { periodicReportDue } from "./kinds/periodic-report-due.ts";
import { periodicReportReady } from "./kinds/periodic-report-ready.ts";
import { periodicReportToApprove } from "./kinds/periodic-report-submitted.ts";
import { placementWaits } from "./kinds/placement.ts";
import { pupilLeft, pupilLeftForStaff } from "./kinds/pupil-left.ts";
import { reminders } from "./kinds/reminders.ts";
import { reportDue } from "./kinds/report-due.ts";
import { reportReady } from "./kinds/report-ready.ts";
import { periodicReportsLate, reportsLate } from "./kinds/reports-late.ts";
import { resourceAssigned } from "./kinds/resource-assigned.ts";
import { signedOut } from "./kinds/signed-out.ts";
import { teacherApproved, teacherDecided } from "./kinds/teacher-decided.ts";
import { termsChange, termsKept } from "./kinds/terms-change.ts";
import { twoStepChanged } from "./kinds/two-step-changed.ts";
import { hoursFreedKind, lessonUnpaidKind, unpaidNearKind } from "./kinds/unpaid.ts";
import { accountClosed } from "./letters/account-closed.ts";
import { contactMessage } from "./letters/contact-message.ts";
import { leavingDeclared, withdrawalDeclared } from "./letters/contract-declared.ts";
import { inviteAccount } from "./letters/invite-account.ts";
import { resetPassword } from "./letters/reset-password.ts";
import { seriesSkipped } from "./letters/series-skipped.ts";
import { staffInvitation } from "./letters/staff-invitation.ts";
import { studentInvitation } from "./letters/student-invitation.ts";
import { teacherAbsent } from "./letters/teacher-absent.ts";
import { verifyEmail } from "./letters/verify-email.ts";

/** Of one event they tell in this order. */
export const KINDS: readonly Kind[] = [
  lessonBooked,
  lessonPlaced,
  lessonDeclinedKind,
  offerMadeKind,
  offerConfirmedKind,
  offerDeclinedKind,
  offerWithdrawnKind,
  offerLapsedKind,
  lessonCancelled,
  lessonLeft,
  lessonMoved,
  lessonRestored,
  ...Object.values(reminders),
  outcomeAskedOfTeacher,
  outcomeAskedOfStaff,
  teacherMissing,
  teacherMissingForStaff,
  pupilMissing,
  ...Object.values(absenceAnswers),
  lessonNotGiven,
  makeUpWithdrawn,
  coverAskedKind,
  lessonCoveredKind,
  coverGivenKind,
  coverNowKind,
  coverTakenKind,
  coverEndedKind,
  coverEndedForTeachers,
  coverOpenAgain,
  seriesHandedOverKind,
  seriesTakenOverKind,
  seriesGivenUpKind,
  leaveAskedKind,
  leaveWithdrawnKind,
  leaveGranted,
  leaveRefused,
  makeUp,
  hourFreedKind,
  makeUpEnding,
  clockChange,
  holiday,
  termsChange,
  termsKept,
  reportReady,
  reportDue,
  periodicReportReady,
  periodicReportDue,
  periodicReportToApprove,
  reportsLate,
  periodicReportsLate,
  resourceAssigned,
  homeworkSetKind,
  recordingWaits,
  placementWaits,
  recordingAnswered,
  invitation,
  newTeacher,
  parentLinked,
  newPayer,
  paymentReceivedKind,
  paymentNeededKind,
  paymentRefusedKind,
  renewalNearKind,
  priceChangeKind,
  unpaidNearKind,
  lessonUnpaidKind,
  hoursFreedKind,
  subscriptionEndedKind,
  refundSentKind,
  pupilLeft,
  pupilLeftForStaff,
  applicationReceived,
  applicationFileReceived,
  applicationReturned,
  applicationFileRefused,
  teacherApproved,
  teacherDecided,
  childSuspended,
  newSignIn,
  signedOut,
  passwordChanged,
  twoStepChanged,
];

export const LETTERS: readonly Letter[] = [
  verifyEmail,
  resetPassword,
  inviteAccount,
  accountClosed,
  studentInvitation,
  staffInvitation,
  contactMessage,
  withdrawalDeclared,
  leavingDeclared,
  teacherAbsent,
  seriesSkipped,
];

/** What a message carries that no kind names: the ways to it, its calendar, and which browsers have had it. */
const CARRIED = "news,link,secondLink,choicesLink,path,calendar,calendarMethod,served".split(",");

const privateOf = (words: Words) =>
  Object.entries(words).flatMap(([name, word]) =>
    word === "name" || word === "private" ? [name] : [],
  );

/** What a sent message no longer holds: it belongs to the person who received it, or who is named in it. */
export const PRIVATE_WORDS: readonly string[] = [
  ...new Set([
    ...CARRIED,
    ...KINDS.flatMap(({ words, mail }) => [...privateOf(words), ...privateOf(mail.words)]),
    ...LETTERS.flatMap(({ words }) => privateOf(words)),
  ]),
];

const SECRET = new Set([
  ...KINDS.flatMap(({ mail }) => (mail.isSecret ? mail.templates : [])),
  ...LETTERS.flatMap(({ name, isSecret }) => (isSecret ? [name] : [])),
]);
export const isSecretMail = (template: string): boolean => SECRET.has(template);

const MOMENTARY = new Set(KINDS.flatMap(({ bell, isMomentary }) => (isMomentary ? [bell] : [])));
/** Of a push, which says what the bell says. */
export const isMomentary = (bell: string): boolean => MOMENTARY.has(bell);
