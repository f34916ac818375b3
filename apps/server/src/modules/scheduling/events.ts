import type { CoverState } from "@riwaq/domain/scheduling/cover/cover";
import type { LeaveKind, LeaveState } from "@riwaq/domain/scheduling/leave/leave";
import type { AbsenceAnswer } from "@riwaq/domain/scheduling/outcomes/absence";
import type {
  Consequence,
  LessonSide,
  Outcome,
  OutcomeKind,
} from "@riwaq/domain/scheduling/outcomes/outcome";
import type { OutcomeSpeaker } from "@riwaq/domain/scheduling/outcomes/settle-lesson";

import { defineEvent } from "../../platform/events/define-event.ts";
import type { SeriesChange } from "./calendar/find-clock-changes.ts";
import type { ToldOffer } from "./offers/tell-offer.ts";

export type EndedLesson = {
  id: string;
  teacherId: string;
  studentIds: string[];
  startsAt: Date;
  endsAt: Date;
};

/** The lessons that it is about, as they are now. */
type OfLessons = { sessionIds: string[] };

export const exceptionCreated = defineEvent<{ exception: string; kind: string }>(
  "create-availability-exception",
  "teacher",
);
export const exceptionDeleted = defineEvent<{ exception: string; kind: string }>(
  "delete-availability-exception",
  "teacher",
);
export const freeWeekReplaced = defineEvent<{ added: number; removed: number; plan?: string }>(
  "replace-free-week",
  "teacher",
);
export const occurrencesSkipped = defineEvent<{ skipped: Array<{ on: string; state: string }> }>(
  "skip-occurrence",
  "series",
);
export const seriesExtended = defineEvent<{ until: string; series: number; occurrences: number }>(
  "extend-series",
  "institute",
);
/** A series that was booked until a date is over: so many lessons a week are left of what was agreed. */
export const seriesRanOut = defineEvent<
  { teacherId: string; lessons_per_week: number | null },
  { teacherId: string; studentId: string }
>("run-out-series", "student");
export const lessonsBooked = defineEvent<
  { kind: string; lessons: number; skipped: number },
  OfLessons & {
    /** Declinable: the family may decline it; confirmed: the family has agreed to what the teacher offered. */
    standing: "stands" | "declinable" | "confirmed";
  }
>("book-lessons", "student");
export const offerMade = defineEvent<
  { lessons: number; skipped: number },
  ToldOffer & { linkOf: (userId: string) => string }
>("make-offer", "offer");
export const offerConfirmed = defineEvent<{ by: string; lessons: number }, ToldOffer & OfLessons>(
  "confirm-offer",
  "offer",
);
export const offerDeclined = defineEvent<{ by: string }, ToldOffer & { word: string }>(
  "decline-offer",
  "offer",
);
export const offerWithdrawn = defineEvent<{ by: string }, ToldOffer>("withdraw-offer", "offer");
export const offerLapsed = defineEvent<Record<never, never>, ToldOffer>("lapse-offer", "offer");
export const lessonDeclined = defineEvent<Record<never, never>, OfLessons & { word: string }>(
  "decline-lesson",
  "session",
);
export const lessonKept = defineEvent<Record<never, never>, OfLessons>("keep-lesson", "session");
export const feedMade = defineEvent("make-calendar-feed", "user");
export const feedRevoked = defineEvent("revoke-calendar-feed", "user");
export const lessonsCancelled = defineEvent<{ scope: string; lessons: number }, OfLessons>(
  "cancel-lessons",
  "session",
);
/** Lessons that were withheld stand again at their hours. */
export const lessonsReturned = defineEvent<{ lessons: number }, OfLessons>(
  "return-lessons",
  "session",
);
export const seriesMoved = defineEvent<
  { scope: string; replaced: number; lessons: number },
  { gone: string[]; moved: string[] }
>("move-series", "session");
/** Another teacher gives a series from a date on. */
export const seriesHandedOver = defineEvent<
  { from: string; teacherId: string; regularTeacherId: string; lessons: number },
  OfLessons & { teacherId: string; regularTeacherId: string }
>("hand-over-series", "series");
/** Taken back: from that date on the series is again with who gave it before, whom the rest names as its teacher. */
export const handoverUndone = defineEvent<
  { from: string; teacherId: string; regularTeacherId: string; lessons: number },
  OfLessons & { teacherId: string; regularTeacherId: string }
>("undo-handover", "series");
export const lessonMoved = defineEvent<{ scope: string }, OfLessons & { before: Date }>(
  "move-lesson",
  "session",
);
export const changeUndone = defineEvent<
  { kind: string; scope: string; lessons: number },
  { gone: string[]; restored: string[] }
>("undo-change", "booking-change");
export const holidayShifted = defineEvent<
  {
    changed: string[];
    cancelled: number;
    uncovered: number;
  },
  OfLessons
>("shift-holiday", "holiday");
export const holidayConfirmed = defineEvent<
  {
    changed: string[];
    cancelled: number;
    uncovered: number;
  },
  OfLessons
>("confirm-holiday", "holiday");
export const holidayCleared = defineEvent<{ cancelled: number }, OfLessons>(
  "clear-holiday",
  "holiday",
);
/** A pupil is out of lessons that others have too. */
export const lessonsLeft = defineEvent<
  { teacherId: string; sessionIds: string[] },
  { isToldElsewhere: boolean }
>("leave-lessons", "student");
export const teacherLeft = defineEvent<
  {
    teacherId: string;
    lessons: number;
    leaving: { outcome: string; earliestOn: string; policyVersion: string };
  },
  OfLessons
>("leave-teacher", "student");
export const emergencyReviewed = defineEvent<
  { asked: string; became: string },
  {
    /** Counted: no emergency to the institute, but cancelled in time, so one of the month's two. */
    outcome: "granted" | "counted" | "refused";
    sessionId: string;
    studentId: string;
  }
>("review-emergency", "make-up");
/** Staff gave what is owed more time. */
export const makeUpExtended = defineEvent<{ before: string; after: string }, { sessionId: string }>(
  "extend-make-up",
  "make-up",
);
export const presenceNoted = defineEvent<{ side: LessonSide; kind: "came" | "left" }>(
  "note-presence",
  "session",
);
/** How a lesson ended: said for the first time, or corrected. What follows for others follows from this. */
export const outcomeSaid = defineEvent<
  { version: number; said_by: OutcomeSpeaker; before: OutcomeKind | null; after: Outcome },
  {
    lesson: EndedLesson;
    before: Outcome | null;
    after: Outcome;
    /** What the terms make of the two. */
    meant: Consequence | null;
    means: Consequence;
    saidBy: OutcomeSpeaker;
    /** Why it was corrected, in somebody's own words. */
    reason: string;
  }
>("say-outcome", "session");
/** A lesson is over and nobody knows how it ended: its teacher is asked, staff a day later. */
export const outcomeAsked = defineEvent<
  { of: "teacher" | "staff"; suggested: OutcomeKind },
  { lesson: EndedLesson; suggested: Outcome; linkOf: (teacherId: string) => string }
>("ask-outcome", "session");
/** A side has not come to a lesson under way: the other side says so, or a round saw it. */
export const absenceSaid = defineEvent<{ side: LessonSide }, { lesson: EndedLesson }>(
  "say-absence",
  "session",
);
export const absenceEnded = defineEvent<{ side: LessonSide }>("end-absence", "session");
export const absenceAnswered = defineEvent<{ answer: AbsenceAnswer }, { lesson: EndedLesson }>(
  "answer-absence",
  "session",
);
export const absenceHandled = defineEvent("handle-absence", "session");
export const lessonJoined = defineEvent<{ side: LessonSide }>("join-session", "session");
export const timeZoneChanged = defineEvent<{ lessons: string }, OfLessons>(
  "change-time-zone",
  "user",
);

export type OfferedHour = {
  makeUpId: string;
  studentId: string;
  lengthMin: number;
  /** Who answers for the family. */
  userIds: string[];
};
/** A family gave an hour back, and it is offered to those who are owed a lesson with its teacher. */
export const hourFreed = defineEvent<
  { starts_at: string; families: number },
  { startsAt: Date; offered: OfferedHour[] }
>("free-hour", "teacher");
/** Leave is told of its teacher. */
export const leaveAsked = defineEvent<{ leave: string; kind: LeaveKind }>("ask-leave", "teacher");
export const leaveDecided = defineEvent<
  { leave: string; state: LeaveState },
  { startsOn: string; endsOn: string; answer: string }
>("decide-leave", "teacher");
export const leaveWithdrawn = defineEvent<{ leave: string; was: LeaveState }>(
  "withdraw-leave",
  "teacher",
);
/** A lesson that somebody else gives: whom it concerns. */
type OfCover = OfLessons & {
  regularTeacherId: string;
  substituteId: string;
  heldUntil: Date | null;
};
/** The family is asked, and the hour of the substitute held. */
export const coverAsked = defineEvent<{ substituteId: string }, OfCover>("ask-cover", "session");
export const lessonCovered = defineEvent<{ substituteId: string; isAgreed: boolean }, OfCover>(
  "cover-lesson",
  "session",
);
/** Nobody covers it any more: it is its regular teacher's, or still is. */
export const coverEnded = defineEvent<
  {
    substituteId: string;
    was: CoverState;
    state: CoverState;
    by: "staff" | "family" | "substitute" | "time";
  },
  OfCover
>("end-cover", "session");
export const lessonKeptInLeave = defineEvent<{ leave: string; isKept: boolean }>(
  "keep-lesson-in-leave",
  "session",
);
/** A teacher did not come, as far as is known. */
export const teacherMissed = defineEvent<
  never,
  { teacherId: string; startsAt: Date; endsAt: Date }
>("miss-lesson", "session");
/** The clocks change soon and move lessons of this person's series. */
export const clockChangeNear = defineEvent<
  { changesAt: string; zones: string[]; daysBefore: number },
  { changes: SeriesChange[] }
>("near-clock-change", "user");
