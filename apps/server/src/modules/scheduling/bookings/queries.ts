import type { Interval } from "@riwaq/domain/scheduling/availability/interval";
import type { TrialQuestion } from "@riwaq/domain/scheduling/policy/who-may-book";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { prepared } from "../../../platform/db/prepared.ts";
import { idempotencyKeys } from "../../../platform/db/tables/idempotency-keys.ts";
import { institute } from "../../../platform/db/tables/institute.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { findTerms } from "../../institute/policies/find-terms.ts";
import { isOffered } from "../../people/programmes/queries.ts";
import { agreements } from "../../people/tables/agreements.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { teacherProgrammes } from "../../people/tables/teacher-programmes.ts";
import { type SeriesRow, seriesColumns } from "../series/queries.ts";
import { makeUps } from "../tables/make-ups.ts";
import { offerHours } from "../tables/offer-hours.ts";
import { series } from "../tables/series.ts";
import { sessionStudents } from "../tables/session-students.ts";
import { sessions } from "../tables/sessions.ts";

/** A check of the table: what started before that is over. */
const LONGEST_LESSON_MS = 6 * 3_600_000;

type Pair = { studentId: string; teacherId: string };
type Window = {
  fromMs: number;
  untilMs: number;
  /** Lessons that are about to be moved or replaced, and so do not count. */
  exceptSessionIds?: readonly string[] | undefined;
};

/** When these students are in a lesson, with whomever, or an offer holds an hour for them; a student without any is not in the map. */
export async function findStudentsBusy(
  db: Database,
  studentIds: readonly string[],
  { fromMs, untilMs, exceptSessionIds = [] }: Window,
): Promise<Map<string, Interval[]>> {
  const rows = await db
    .select({
      sessionId: sessionStudents.sessionId,
      studentId: sessionStudents.studentId,
      startsAt: sessionStudents.startsAt,
      endsAt: sessionStudents.endsAt,
    })
    .from(sessionStudents)
    .where(
      and(
        inArray(sessionStudents.studentId, [...studentIds]),
        ne(sessionStudents.status, "Cancelled"),
        lt(sessionStudents.startsAt, new Date(untilMs)),
        gt(sessionStudents.endsAt, new Date(fromMs)),
      ),
    )
    .unionAll(
      db
        .select({
          sessionId: offerHours.id,
          studentId: sql<string>`${offerHours.studentId}`,
          startsAt: offerHours.startsAt,
          endsAt: offerHours.endsAt,
        })
        .from(offerHours)
        .where(
          and(
            inArray(offerHours.studentId, [...studentIds]),
            lt(offerHours.startsAt, new Date(untilMs)),
            gt(offerHours.endsAt, new Date(fromMs)),
          ),
        ),
    );
  const except = new Set(exceptSessionIds);
  const counted = rows.filter(({ sessionId }) => !except.has(sessionId));
  const byStudent = Map.groupBy(counted, ({ studentId }) => studentId);
  return new Map(
    [...byStudent].map(([id, busy]) => [
      id,
      busy.map(({ startsAt, endsAt }) => ({
        startMs: startsAt.getTime(),
        endMs: endsAt.getTime(),
      })),
    ]),
  );
}

/** The institute's setting and the pair's past, as the rule about trials asks for them. */
export async function findTrialFacts(db: Database, pair: Pair): Promise<TrialQuestion> {
  const { studentId, teacherId } = pair;
  const [facts] = await db
    .select({
      isGiven: institute.trialIsGiven,
      haveLessons: sql<boolean>`exists (select from session_students p
        join sessions l on l.id = p.session_id
        where p.student_id = ${studentId} and l.teacher_id = ${teacherId}
          and l.kind <> 'trial' and l.status <> 'Cancelled')`,
      isEnrolled: sql<boolean>`exists (select from agreements e where e.student_id = ${studentId}
        and e.teacher_id = ${teacherId} and e.ended_at is null)`,
    })
    .from(institute);
  if (!facts) throw new Error("the institute's row is missing");
  return { ...facts, earlierTrials: await findTrials(db, pair) };
}

async function findTrials(db: Database, { studentId, teacherId }: Pair) {
  const rows = await db
    .select({
      status: sessions.status,
      startsAt: sessions.startsAt,
      cancelledBy: sessions.cancelledBy,
      cancelledAt: sessions.cancelledAt,
    })
    .from(sessionStudents)
    .innerJoin(sessions, eq(sessions.id, sessionStudents.sessionId))
    .where(
      and(
        eq(sessionStudents.studentId, studentId),
        eq(sessions.teacherId, teacherId),
        eq(sessions.kind, "trial"),
      ),
    );
  const terms = await findTerms(db);
  return rows.map(({ status, startsAt, cancelledBy, cancelledAt }) => ({
    status,
    startsAtMs: startsAt.getTime(),
    cancelledBy,
    cancelledAtMs: cancelledAt && cancelledAt.getTime(),
    noticeHours: terms.at(cancelledAt ?? startsAt).noticeHours,
  }));
}

/** A make-up with what it takes over from the lesson that it replaces. */
export async function findMakeUp(db: Database, id: string) {
  const [row] = await db
    .select({
      id: makeUps.id,
      state: makeUps.state,
      expiresAt: makeUps.expiresAt,
      studentId: makeUps.studentId,
      teacherId: makeUps.teacherId,
      programmeId: sessions.programmeId,
      lengthMin: sql<number>`(extract(epoch from ${sessions.endsAt} - ${sessions.startsAt}) / 60)::int`,
    })
    .from(makeUps)
    .innerJoin(sessions, eq(sessions.id, makeUps.sessionId))
    .where(eq(makeUps.id, id));
  return row;
}

/** What the pupil learns with this teacher, archived or not, then what the teacher teaches of what is offered. */
export async function findProgrammeIds(db: Database, { studentId, teacherId }: Pair) {
  const enrolled = await db
    .select({ id: sql<string>`${agreements.programmeId}` })
    .from(agreements)
    .where(
      and(
        eq(agreements.studentId, studentId),
        eq(agreements.teacherId, teacherId),
        isNull(agreements.endedAt),
        isNotNull(agreements.programmeId),
      ),
    )
    .orderBy(asc(agreements.startedAt));
  const taught = await db
    .select({ id: teacherProgrammes.programmeId })
    .from(teacherProgrammes)
    .innerJoin(programmes, eq(programmes.id, teacherProgrammes.programmeId))
    .where(and(eq(teacherProgrammes.teacherId, teacherId), isOffered));
  return { enrolled: enrolled.map(({ id }) => id), taught: taught.map(({ id }) => id) };
}

type Due = Pick<typeof series.$inferSelect, "id" | "extendedUntil">;

/** Nothing new is written with a teacher who is not approved; a series waits, and goes on where it stood. */
const isTaught = sql`exists (select from teachers t
  where t.user_id = ${series.teacherId} and t.approval = 'approved')`;

const isDue = (until: string) =>
  and(
    isTaught,
    isNull(series.endedAt),
    lt(series.extendedUntil, until),
    or(isNull(series.endsOn), gt(series.endsOn, series.extendedUntil)),
  );

/** Series that go on and are not written up to this date, the shortest first, after the one given. */
export async function findDueSeries(db: Database, until: string, limit: number, after?: Due) {
  const isAfter = after
    ? sql`(${series.extendedUntil}, ${series.id}) > (${after.extendedUntil}::date, ${after.id}::uuid)`
    : undefined;
  return db
    .select({
      id: series.id,
      teacherId: series.teacherId,
      studentIds: seriesColumns.studentIds,
      extendedUntil: series.extendedUntil,
    })
    .from(series)
    .where(and(isDue(until), isAfter))
    .orderBy(asc(series.extendedUntil), asc(series.id))
    .limit(limit);
}

/** Those of them that still are due, and stay as they are until the transaction ends; the oldest first. */
export async function lockDueSeries(
  tx: Transaction,
  ids: readonly string[],
  until: string,
): Promise<SeriesRow[]> {
  return tx
    .select(seriesColumns)
    .from(series)
    .where(and(inArray(series.id, [...ids]), isDue(until)))
    .orderBy(asc(series.createdAt), asc(series.id))
    .for("update");
}

/** When a teacher has lessons, or holds hours for an offer, within a window. */
export async function findTeacherBusy(
  db: Database,
  teacherId: string,
  { fromMs, untilMs }: { fromMs: number; untilMs: number },
): Promise<Interval[]> {
  const rows = await prepared(db, "teacher_busy", (on, name) =>
    on
      .select({ startsAt: sessions.startsAt, endsAt: sessions.endsAt })
      .from(sessions)
      .where(
        and(
          eq(sessions.teacherId, sql.placeholder("teacherId")),
          ne(sessions.status, "Cancelled"),
          gt(sessions.startsAt, sql.placeholder("earliest")),
          lt(sessions.startsAt, sql.placeholder("until")),
          gt(sessions.endsAt, sql.placeholder("from")),
        ),
      )
      .unionAll(
        on
          .select({ startsAt: offerHours.startsAt, endsAt: offerHours.endsAt })
          .from(offerHours)
          .where(
            and(
              eq(offerHours.teacherId, sql.placeholder("teacherId")),
              lt(offerHours.startsAt, sql.placeholder("until")),
              gt(offerHours.endsAt, sql.placeholder("from")),
            ),
          ),
      )
      .prepare(name),
  ).execute({
    teacherId,
    earliest: new Date(fromMs - LONGEST_LESSON_MS),
    from: new Date(fromMs),
    until: new Date(untilMs),
  });
  return rows.map(({ startsAt, endsAt }) => ({
    startMs: startsAt.getTime(),
    endMs: endsAt.getTime(),
  }));
}

/** Of actors and keys those that something was asked with before, by their places from 1. */
export async function findAskedBefore(
  db: Database,
  asked: ReadonlyArray<{ actorId: string; key: string }>,
): Promise<Set<number>> {
  const rows = await prepared(db, "asked_before", (on, name) =>
    on
      .select({ place: sql<number>`asked.place::int` })
      .from(
        sql`unnest(${sql.placeholder("actorIds")}::uuid[], ${sql.placeholder("keys")}::uuid[])
          with ordinality as asked (actor_id, key, place)`,
      )
      .innerJoin(
        idempotencyKeys,
        sql`${idempotencyKeys.actorId} = asked.actor_id and ${idempotencyKeys.key} = asked.key`,
      )
      .prepare(name),
  ).execute({
    actorIds: asked.map(({ actorId }) => actorId),
    keys: asked.map(({ key }) => key),
  });
  return new Set(rows.map(({ place }) => place));
}
