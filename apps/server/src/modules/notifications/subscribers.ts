import {
  type Emitting,
  type Maker,
  type Subscriber,
  on,
} from "../../platform/events/subscriber.ts";
import {
  changeUndone,
  emergencyReviewed,
  holidayCleared,
  holidayConfirmed,
  holidayShifted,
  lessonJoined,
  lessonMoved,
  lessonsBooked,
  lessonsCancelled,
  outcomeConfirmed,
  seriesMoved,
  teacherLeft,
  timeZoneChanged,
} from "../scheduling/events.ts";
import { silenceBrowsers } from "./channels/silence-browsers.ts";
import { childSuspended } from "./kinds/child-suspended.ts";
import { clockChange } from "./kinds/clock-change.ts";
import { invitation } from "./kinds/invitation.ts";
import { newSignIn } from "./kinds/new-sign-in.ts";
import { newTeacher } from "./kinds/new-teacher.ts";
import { parentLinked } from "./kinds/parent-linked.ts";
import { passwordChanged } from "./kinds/password-changed.ts";
import { periodicReportDue } from "./kinds/periodic-report-due.ts";
import { periodicReportReady } from "./kinds/periodic-report-ready.ts";
import { reportReady } from "./kinds/report-ready.ts";
import { resourceAssigned } from "./kinds/resource-assigned.ts";
import { teacherDecided } from "./kinds/teacher-decided.ts";
import { twoStepChanged } from "./kinds/two-step-changed.ts";
import { accountClosed } from "./letters/account-closed.ts";
import { contactMessage } from "./letters/contact-message.ts";
import { resetPassword } from "./letters/reset-password.ts";
import { studentInvitation } from "./letters/student-invitation.ts";
import { teacherAbsent } from "./letters/teacher-absent.ts";
import { verifyEmail } from "./letters/verify-email.ts";
import { showLessons } from "./notices/show-lessons.ts";
import { tellLeft } from "./notices/tell-left.ts";
import { type LessonNews, tellLessons } from "./notices/tell-lessons.ts";
import { tellMakeUp } from "./notices/tell-make-up.ts";

/** Whoever did it; null where nobody did. */
function doerOf({ actor }: Emitting): string | null {
  return actor.kind === "user" ? actor.id : null;
}

function tellOf<Payload extends object, Aside extends { sessionIds: string[]; before?: Date }>(
  event: LessonNews["event"],
  made: Maker<Payload, Aside>,
): Subscriber {
  return on(made, (ctx, tx, { aside }) =>
    tellLessons(ctx, tx, { ...aside, event, changedBy: event === "holiday" ? null : doerOf(ctx) }),
  );
}

/** Whom is told of what. */
export const notificationsSubscribers: readonly Subscriber[] = [
  ...silenceBrowsers,
  ...newSignIn,
  ...passwordChanged,
  ...twoStepChanged,
  ...childSuspended,
  ...parentLinked,
  ...invitation,
  ...newTeacher,
  ...teacherDecided,
  ...reportReady,
  ...periodicReportDue,
  ...periodicReportReady,
  ...resourceAssigned,
  ...clockChange,
  ...contactMessage,
  ...teacherAbsent,
  ...verifyEmail,
  ...resetPassword,
  ...accountClosed,
  ...studentInvitation,
  tellOf("booked", lessonsBooked),
  tellOf("cancelled", lessonsCancelled),
  tellOf("moved", lessonMoved),
  tellOf("moved", timeZoneChanged),
  tellOf("cancelled", teacherLeft),
  tellOf("holiday", holidayShifted),
  tellOf("holiday", holidayConfirmed),
  tellOf("holiday", holidayCleared),
  on(seriesMoved, async (ctx, tx, { aside: { gone, moved } }) => {
    const changedBy = doerOf(ctx);
    await tellLessons(ctx, tx, { event: "cancelled", sessionIds: gone, changedBy });
    await tellLessons(ctx, tx, { event: "moved", sessionIds: moved, changedBy });
  }),
  on(changeUndone, async (ctx, tx, { aside: { gone, restored } }) => {
    const changedBy = doerOf(ctx);
    await tellLessons(ctx, tx, { event: "cancelled", sessionIds: gone, changedBy });
    await tellLessons(ctx, tx, { event: "restored", sessionIds: restored, changedBy });
  }),
  on(teacherLeft, (ctx, tx, { subject, payload: { teacherId } }) =>
    tellLeft(ctx, tx, { teacherId, studentId: subject.id, changedBy: doerOf(ctx) }),
  ),
  on(emergencyReviewed, (ctx, tx, { aside }) => tellMakeUp(ctx, tx, aside)),
  on(lessonJoined, (_, tx, { subject }) => showLessons(tx, [subject.id])),
  on(outcomeConfirmed, (_, tx, { subject }) => showLessons(tx, [subject.id])),
];
