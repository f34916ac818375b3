/** What open pages may show and an event changes: they ask again, and are told nothing else. */
import { sql } from "drizzle-orm";

import { announceChange } from "../../platform/bus/announce-news.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { Event } from "../../platform/events/define-event.ts";
import { type Subscriber, on, onAll } from "../../platform/events/subscriber.ts";
import * as identity from "../identity/events.ts";
import * as institute from "../institute/events.ts";
import * as learning from "../learning/events.ts";
import * as people from "../people/events.ts";
import * as scheduling from "../scheduling/events.ts";
import * as own from "./events.ts";
import { homeworkTopics } from "./homework-topics.ts";
import { memoryTopics } from "./memory-topics.ts";
import { moneyTopics } from "./money-topics.ts";
import { findStaffIds, findStaffWith } from "./notices/queries.ts";
import { changing, families, findIds, ofLessons } from "./who-watches.ts";

const idsOf = (all: readonly Event[]) => all.map(({ subject }) => subject.id);
const theLesson = (tx: Transaction, { subject }: Event) => ofLessons(tx, [subject.id]);
const theFamily = (tx: Transaction, { subject }: Event) => families(tx, [subject.id]);
const andStaff = async (tx: Transaction, ids: readonly string[]) => [
  ...ids,
  ...(await findStaffIds(tx)),
];

const toTeacherAndStaff = (tx: Transaction, { subject }: Event) => andStaff(tx, [subject.id]);

type OfLesson = { aside: { sessionId: string } };
const ofItsLesson = async (tx: Transaction, { aside }: OfLesson) =>
  andStaff(tx, await ofLessons(tx, [aside.sessionId]));

type Written = { studentId: string; teacherId: string };
const concerned = async (tx: Transaction, { studentId, teacherId }: Written) => [
  teacherId,
  ...(await families(tx, [studentId])),
];

/** Its teacher, and the families who have it. */
const ofResource = async (tx: Transaction, { subject }: Event) => {
  const pupils = await findIds(
    tx,
    sql`select student_id as id from resource_assignments where resource_id = ${subject.id}`,
  );
  const teachers = await findIds(
    tx,
    sql`select teacher_id as id from resources where id = ${subject.id}`,
  );
  return [...teachers, ...(await families(tx, pupils))];
};

export const topics: readonly Subscriber[] = [
  ...changing(
    ["lessons", "make-ups", "offers"],
    [
      scheduling.lessonsBooked,
      scheduling.lessonsCancelled,
      scheduling.lessonsReturned,
      scheduling.lessonMoved,
      scheduling.timeZoneChanged,
      scheduling.teacherLeft,
      scheduling.holidayShifted,
      scheduling.holidayConfirmed,
      scheduling.holidayCleared,
    ],
    (tx, { aside }) => ofLessons(tx, aside.sessionIds),
  ),
  // The desk watches every lesson; what settles by itself ended some time ago, and there are thousands of it.
  ...changing<unknown>(
    ["today"],
    [
      scheduling.lessonsBooked,
      scheduling.lessonsCancelled,
      scheduling.lessonsReturned,
      scheduling.lessonMoved,
      scheduling.lessonDeclined,
      scheduling.lessonsLeft,
      scheduling.seriesMoved,
      scheduling.changeUndone,
      scheduling.lessonJoined,
      scheduling.presenceNoted,
    ],
    (tx) => findStaffWith(tx, "lessons"),
  ),
  on(scheduling.outcomeSaid, async (_, tx, { aside }) => {
    if (aside.saidBy === "system") return;
    await announceChange(tx, await findStaffWith(tx, "lessons"), ["today"]);
  }),
  // Whose lesson it was, and those who go on with it.
  on(scheduling.lessonsLeft, async (_, tx, { subject, payload }) => {
    const whose = await ofLessons(tx, payload.sessionIds);
    await announceChange(tx, [...whose, ...(await families(tx, [subject.id]))], ["lessons"]);
  }),
  on(scheduling.teacherLeft, async (_, tx, { subject, payload }) => {
    const whose = [payload.teacherId, ...(await families(tx, [subject.id]))];
    await announceChange(tx, whose, ["people"]);
  }),
  ...changing(["people"], [scheduling.seriesRanOut], (tx, { aside }) => concerned(tx, aside)),
  ...changing(["lessons"], [scheduling.seriesMoved], (tx, { aside: { gone, moved } }) =>
    ofLessons(tx, [...gone, ...moved]),
  ),
  ...changing(["lessons", "make-ups"], [scheduling.changeUndone], (tx, { aside }) =>
    ofLessons(tx, [...aside.gone, ...aside.restored]),
  ),
  ...changing(
    ["offers"],
    [
      scheduling.offerMade,
      scheduling.offerConfirmed,
      scheduling.offerDeclined,
      scheduling.offerWithdrawn,
      scheduling.offerLapsed,
    ],
    (tx, { aside }) => concerned(tx, aside),
  ),
  ...changing(["lessons", "make-ups", "offers"], [scheduling.lessonDeclined], theLesson),
  ...changing(["offers"], [scheduling.lessonKept], theLesson),
  ...changing(["lessons"], [scheduling.lessonJoined], theLesson),
  // What settles by itself was no question of the staff, and there are thousands of it.
  onAll(scheduling.outcomeSaid, async (_, tx, said) => {
    const ids = await ofLessons(tx, idsOf(said));
    const isBySystem = said.every(({ aside }) => aside.saidBy === "system");
    const whose = isBySystem ? ids : await andStaff(tx, ids);
    await announceChange(tx, whose, ["lessons", "make-ups", "reports"]);
  }),
  ...changing(["lessons"], [scheduling.outcomeAsked], async (tx, event) =>
    andStaff(tx, await theLesson(tx, event)),
  ),
  ...changing(["lessons"], [scheduling.presenceNoted], theLesson),
  ...changing(
    ["lessons", "absences"],
    [scheduling.absenceSaid, scheduling.absenceEnded, scheduling.absenceAnswered],
    async (tx, event) => andStaff(tx, await theLesson(tx, event)),
  ),
  ...changing(["absences"], [scheduling.absenceHandled], findStaffIds),
  ...changing(["make-ups"], [scheduling.emergencyReviewed], ofItsLesson),
  ...changing(["make-ups"], [scheduling.makeUpExtended], ofItsLesson),

  ...changing(
    ["leave"],
    [scheduling.leaveAsked, scheduling.leaveDecided, scheduling.leaveWithdrawn],
    toTeacherAndStaff,
  ),
  ...changing(
    ["lessons", "leave"],
    [scheduling.coverAsked, scheduling.lessonCovered, scheduling.coverEnded],
    async (tx, { aside }) =>
      andStaff(tx, [
        aside.regularTeacherId,
        aside.substituteId,
        ...(await ofLessons(tx, aside.sessionIds)),
      ]),
  ),
  ...changing(
    ["lessons", "leave", "make-ups"],
    [scheduling.seriesHandedOver, scheduling.handoverUndone],
    async (tx, { aside }) =>
      andStaff(tx, [
        aside.regularTeacherId,
        aside.teacherId,
        ...(await ofLessons(tx, aside.sessionIds)),
      ]),
  ),
  ...changing(["leave"], [scheduling.lessonKeptInLeave], findStaffIds),
  ...changing(["make-ups"], [scheduling.hourFreed], async (_, { aside }) =>
    aside.offered.flatMap(({ userIds }) => userIds),
  ),

  ...changing(["reports"], [learning.reportSent], async (tx, { aside }) =>
    andStaff(tx, await concerned(tx, aside)),
  ),
  ...changing(["reports"], [learning.reportCorrected], (tx, { aside }) => concerned(tx, aside)),
  ...changing(
    ["periodic-reports"],
    [
      learning.periodicReportDrafted,
      learning.periodicReportSubmitted,
      learning.periodicReportApproved,
      learning.periodicReportReturned,
    ],
    async (tx, { aside }) => andStaff(tx, await concerned(tx, aside)),
  ),
  ...changing(
    ["resources"],
    [learning.resourceAssigned, learning.resourceCreated],
    async (tx, event) => [
      ...(await ofResource(tx, event)),
      ...(await families(tx, event.aside.takenFrom)),
    ],
  ),
  ...changing(
    ["resources"],
    [
      learning.resourceChanged,
      learning.resourceVersionAdded,
      learning.resourceDeleted,
      learning.resourceRestored,
    ],
    ofResource,
  ),

  // Whoever marked, and in a lesson its teacher.
  ...changing(
    ["marks"],
    [learning.wordMarked, learning.markChanged, learning.markTakenBack],
    async (tx, { aside: { mark, sessionId, studentId } }) => [
      mark.by_id,
      ...(await families(tx, [studentId])),
      ...(sessionId === null ? [] : await ofLessons(tx, [sessionId])),
    ],
  ),
  ...homeworkTopics,
  ...memoryTopics,

  ...changing(["people"], [people.childAdded, people.childChanged, people.consentGiven], theFamily),
  ...changing(
    ["people"],
    [people.recordingConsentGiven, people.recordingConsentWithdrawn],
    theFamily,
  ),
  ...changing(["people"], [people.guardianInvitationAccepted], theFamily),
  ...changing(
    ["people"],
    [people.levelSet, people.placementSent, people.placementConfirmed],
    async (tx, { subject }) => [...(await families(tx, [subject.id])), ...(await findStaffIds(tx))],
  ),
  ...changing(["people"], [people.payerChanged], async (_, { aside }) => [...aside.guardianIds]),
  ...changing(["people"], [people.studentInvitationAccepted], async (tx, { aside }) => [
    aside.teacher.id,
    ...(await families(tx, [aside.student.id])),
  ]),
  ...changing(["approvals"], [people.approvalDecided], toTeacherAndStaff),
  ...changing(["approvals"], [people.applicationSent], toTeacherAndStaff),
  ...changing(["approvals"], [people.moreAsked], toTeacherAndStaff),
  ...changing(["approvals"], [people.applicationFileAdded], toTeacherAndStaff),
  ...changing(["approvals"], [people.applicationFileRemoved], toTeacherAndStaff),
  ...changing(["approvals"], [people.applicationFileJudged], toTeacherAndStaff),
  ...changing(["approvals"], [people.teachingProfileChanged], findStaffIds),
  ...changing(["approvals"], [identity.registered], findStaffIds),

  ...changing(["rights"], [identity.rightsChanged], findStaffIds),

  ...changing(["contact-messages"], [institute.contactMessageReceived], findStaffIds),
  ...changing(
    ["contact-messages"],
    [
      institute.contactMessageHandled,
      institute.contactMessageReopened,
      institute.contactMessageDeleted,
    ],
    findStaffIds,
  ),
  ...changing<unknown>(["leads"], [institute.leadsOpened, institute.leadChanged], (tx) =>
    findStaffWith(tx, "people"),
  ),
  ...moneyTopics,
  ...changing(["outbox"], [own.messageSentAgain], findStaffIds),
  ...changing(["letters"], [own.letterReworded, own.letterReset], findStaffIds),
];
