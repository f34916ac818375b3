import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import type { Database } from "../../platform/db/database.ts";
import type { Asked, PersonKeeper } from "../../platform/persons.ts";
import { users } from "../identity/tables/users.ts";
import { programmes } from "../people/tables/programmes.ts";
import { cancelComingLessons, findComingLessons } from "./changes/cancel-coming-lessons.ts";
import { findChooserFault } from "./changes/find-chooser-fault.ts";
import { isAnyTaught } from "./series/queries.ts";
import { availabilityExceptions } from "./tables/availability-exceptions.ts";
import { calendarFeeds } from "./tables/calendar-feeds.ts";
import { clockNotices } from "./tables/clock-notices.ts";
import { covers } from "./tables/covers.ts";
import { leaves } from "./tables/leaves.ts";
import { lessonWords } from "./tables/lesson-words.ts";
import { makeUps } from "./tables/make-ups.ts";
import { meetings } from "./tables/meetings.ts";
import { offers } from "./tables/offers.ts";
import { policyDecisions } from "./tables/policy-decisions.ts";
import { presenceMarks } from "./tables/presence-marks.ts";
import { series } from "./tables/series.ts";
import { sessions } from "./tables/sessions.ts";
import { skipNotices } from "./tables/skip-notices.ts";
import { timeSlots } from "./tables/time-slots.ts";

/** Lessons with what the terms decided about them, the series they are of or were offered, and make-ups. Of other families not even names. */
export const schedulingPerson: PersonKeeper = {
  gives: {
    teaching: async (db, { person }) =>
      person.roles.has("teacher") ? findHours(db, person.id) : undefined,
    lessons: findLessons,
    decisions: findDecisions,
    presence: findPresence,
    series: findSeries,
    make_ups: findMakeUps,
    offers: findOffers,
    lesson_words: findWords,
    covers: findCovers,
  },

  lockOut: async (tx, ids) => {
    await tx.delete(calendarFeeds).where(inArray(calendarFeeds.userId, [...ids]));
  },

  closing: {
    findFault: async (db, person, now) =>
      (await findChooserFault(db, person, now)) ? "closing_under_15" : null,

    findConcerned: async (db, ids, now) =>
      (await findComingLessons(db, ids, now)).flatMap(({ teacherId, studentIds }) => [
        teacherId,
        ...studentIds,
      ]),

    show: async (db, { ids, now }) => ({
      lessons_cancelled: (await findComingLessons(db, ids, now)).length,
    }),

    end: async (ctx, tx, ending) => ({ lessons: await cancelComingLessons(ctx, tx, ending) }),
  },

  forget: async ({ tx }, { id }) => {
    for (const table of [calendarFeeds, clockNotices, skipNotices]) {
      await tx.delete(table).where(eq(table.userId, id));
    }
    await tx.delete(timeSlots).where(eq(timeSlots.teacherId, id));
    await tx.delete(availabilityExceptions).where(eq(availabilityExceptions.teacherId, id));
    await tx.delete(leaves).where(eq(leaves.teacherId, id));
    await tx.update(covers).set({ word: "" }).where(eq(covers.substituteId, id));
    await tx.update(covers).set({ settledById: null }).where(eq(covers.settledById, id));
    await tx
      .update(meetings)
      .set({ link: null })
      .from(sessions)
      .where(and(eq(sessions.id, meetings.sessionId), eq(sessions.teacherId, id)));
    // Kept for the others, without who said what.
    const isOfOffer = or(eq(offers.studentId, id), eq(offers.settledBy, id));
    await tx.update(offers).set({ word: "" }).where(isOfOffer);
    await tx.update(offers).set({ settledBy: null }).where(eq(offers.settledBy, id));
    await tx.update(makeUps).set({ reason: "" }).where(eq(makeUps.studentId, id));
    const isOfTheirs = sql`exists (select from sessions lesson where lesson.id = ${lessonWords.sessionId}
      and (lesson.teacher_id = ${id} or exists (select from session_students taught
        where taught.session_id = lesson.id and taught.student_id = ${id})))`;
    await tx.delete(lessonWords).where(or(eq(lessonWords.saidById, id), isOfTheirs));
  },
};

function isOwn({ person, subjects }: Asked) {
  return or(
    eq(sessions.teacherId, person.id),
    sql`exists (select from session_students mine where mine.session_id = sessions.id
      and ${inArray(sql`mine.student_id`, [...subjects])})`,
  );
}

/** A teacher's own pupils with their names, a family's its own. */
const seenBy = (teacherId: AnyPgColumn, { person, subjects }: Asked) =>
  or(eq(teacherId, person.id), inArray(sql`taught.student_id`, [...subjects]));

async function findLessons(db: Database, asked: Asked) {
  return db
    .select({
      id: sessions.id,
      starts_at: sessions.startsAt,
      ends_at: sessions.endsAt,
      status: sessions.status,
      kind: sessions.kind,
      teacher: users.name,
      students: sql<string[]>`array(select pupil.name from session_students taught
        join users pupil on pupil.id = taught.student_id
        where taught.session_id = sessions.id and ${seenBy(sessions.teacherId, asked)} order by 1)`,
      programme: programmes.slug,
      series_id: sessions.seriesId,
      cancelled_by: sessions.cancelledBy,
      cancelled_at: sessions.cancelledAt,
      outcome: sql<string | null>`(select said.kind from lesson_outcomes said
        where said.session_id = sessions.id order by said.version desc limit 1)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.teacherId))
    .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
    .where(isOwn(asked))
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
}

async function findDecisions(db: Database, asked: Asked) {
  return db
    .select({
      session_id: policyDecisions.sessionId,
      rule: policyDecisions.rule,
      policy_version: policyDecisions.policyVersion,
      inputs: policyDecisions.inputs,
      decision: policyDecisions.decision,
      decided_at: policyDecisions.createdAt,
    })
    .from(policyDecisions)
    .innerJoin(sessions, eq(sessions.id, policyDecisions.sessionId))
    .where(isOwn(asked))
    .orderBy(asc(policyDecisions.createdAt), asc(policyDecisions.id));
}

async function findPresence(db: Database, asked: Asked) {
  return db
    .select({
      session_id: presenceMarks.sessionId,
      side: presenceMarks.side,
      kind: presenceMarks.kind,
      at: presenceMarks.at,
    })
    .from(presenceMarks)
    .where(inArray(presenceMarks.userId, [asked.person.id, ...asked.subjects]))
    .orderBy(asc(presenceMarks.at));
}

async function findSeries(db: Database, asked: Asked) {
  const { person, subjects } = asked;
  return db
    .select({
      id: series.id,
      anchor_zone: series.anchorZone,
      times: series.times,
      length_minutes: series.lengthMinutes,
      starts_on: series.startsOn,
      ends_on: series.endsOn,
      students: sql<string[]>`array(select pupil.name from series_students taught
        join users pupil on pupil.id = taught.student_id
        where taught.series_id = series.id and ${seenBy(series.teacherId, asked)} order by 1)`,
    })
    .from(series)
    .where(or(eq(series.teacherId, person.id), isAnyTaught(subjects)))
    .orderBy(asc(series.startsOn), asc(series.id));
}

async function findMakeUps(db: Database, { person, subjects }: Asked) {
  const isOfFamily = inArray(makeUps.studentId, [...subjects]);
  return db
    .select({
      session_id: makeUps.sessionId,
      cause: makeUps.cause,
      month: makeUps.month,
      state: makeUps.state,
      // What a family wrote of an emergency is the family's and the staff's.
      reason: sql<string | null>`case when ${isOfFamily} then ${makeUps.reason} end`,
      booked_session_id: makeUps.bookedSessionId,
      expires_at: makeUps.expiresAt,
    })
    .from(makeUps)
    .where(or(eq(makeUps.teacherId, person.id), isOfFamily))
    .orderBy(asc(makeUps.createdAt), asc(makeUps.id));
}

async function findOffers(db: Database, { person, subjects }: Asked) {
  return db
    .select({
      anchor_zone: offers.anchorZone,
      times: offers.times,
      length_minutes: offers.lengthMinutes,
      starts_on: offers.startsOn,
      ends_on: offers.endsOn,
      state: offers.state,
      offered_at: offers.createdAt,
      settled_at: offers.settledAt,
      word: offers.word,
    })
    .from(offers)
    .where(or(eq(offers.teacherId, person.id), inArray(offers.studentId, [...subjects])))
    .orderBy(asc(offers.createdAt), asc(offers.id));
}

/** Why they booked for both sides, and why they said that a lesson ended so. */
async function findWords(db: Database, { person }: Asked) {
  const { sessionId, words, createdAt } = lessonWords;
  return db
    .select({ session_id: sessionId, words, said_at: createdAt })
    .from(lessonWords)
    .where(eq(lessonWords.saidById, person.id))
    .orderBy(asc(createdAt), asc(sessionId));
}

/** Lessons that somebody else gave, for this person or by them. */
async function findCovers(db: Database, { person }: Asked) {
  const { sessionId, state, createdAt, word } = covers;
  return db
    .select({ session_id: sessionId, state, word, decided_at: createdAt })
    .from(covers)
    .where(or(eq(covers.regularTeacherId, person.id), eq(covers.substituteId, person.id)))
    .orderBy(asc(createdAt), asc(covers.id));
}

async function findHours(db: Database, id: string) {
  const week = await db
    .select({
      plan: timeSlots.plan,
      day_of_week: timeSlots.dayOfWeek,
      start_minute: timeSlots.startMinute,
      end_minute: timeSlots.endMinute,
    })
    .from(timeSlots)
    .where(eq(timeSlots.teacherId, id))
    .orderBy(asc(timeSlots.plan), asc(timeSlots.dayOfWeek), asc(timeSlots.startMinute));
  const exceptions = await db
    .select({
      kind: availabilityExceptions.kind,
      starts_at: availabilityExceptions.startsAt,
      ends_at: availabilityExceptions.endsAt,
      note: availabilityExceptions.note,
    })
    .from(availabilityExceptions)
    .where(eq(availabilityExceptions.teacherId, id))
    .orderBy(asc(availabilityExceptions.startsAt));
  const leave = await db
    .select({
      kind: leaves.kind,
      state: leaves.state,
      starts_on: leaves.startsOn,
      ends_on: leaves.endsOn,
      words: leaves.words,
      answer: leaves.answer,
    })
    .from(leaves)
    .where(eq(leaves.teacherId, id))
    .orderBy(asc(leaves.startsAt));
  return { week, exceptions, leave };
}
