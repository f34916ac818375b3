import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { and, asc, eq, gte, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { childrenOf, isChildOf } from "../../people/reach/family.ts";
import { byRoles, familyOf, hasNotLeft } from "../../people/reach/pupils.ts";
import { students } from "../../people/tables/students.ts";
import { makeUps } from "../tables/make-ups.ts";
import { sessions } from "../tables/sessions.ts";

/** Where the institute sets no end, unused ones stay, so that a list needs one. */
const LIST_MAX = 200;

/** That it ended is told for so long. */
const ENDED_SHOWN_MS = 30 * DAY_MS;

/** Not at an end at an instant; what is not owed has none. */
export const isUsable = (at: Date) => or(isNull(makeUps.expiresAt), gte(makeUps.expiresAt, at));

export type MakeUpState = (typeof makeUps.$inferSelect)["state"];

const student = alias(users, "student");
const teacher = alias(users, "teacher");

function makeUpsOf(db: Database) {
  return db
    .select({
      makeUp: makeUps,
      studentName: student.name,
      teacherName: teacher.name,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
    })
    .from(makeUps)
    .innerJoin(sessions, eq(sessions.id, makeUps.sessionId))
    .innerJoin(student, eq(student.id, makeUps.studentId))
    .innerJoin(teacher, eq(teacher.id, makeUps.teacherId))
    .$dynamic();
}

export type MakeUpRow = Awaited<ReturnType<typeof makeUpsOf>>[number];

/** What is open or was decided about the reader's lessons, one's children's or one's pupils'; the oldest first. */
export async function findMakeUps(db: Database, reader: SignedIn, now: Date): Promise<MakeUpRow[]> {
  const whose = byRoles(reader, {
    student: eq(makeUps.studentId, reader.id),
    guardian: sql`${makeUps.studentId} in ${childrenOf(reader.id)}`,
    teacher: eq(makeUps.teacherId, reader.id),
    staff: sql`false`,
  });
  // A lesson that was moved is its own make-up: nothing is open about it.
  const isOther = sql`${makeUps.bookedSessionId} is distinct from ${makeUps.sessionId}`;
  return makeUpsOf(db)
    .where(and(whose, isOther, isUsable(new Date(now.getTime() - ENDED_SHOWN_MS))))
    .orderBy(sql`${makeUps.state} = 'owed' desc`, asc(makeUps.createdAt))
    .limit(LIST_MAX);
}

export async function findMakeUpsByState(db: Database, state: MakeUpState): Promise<MakeUpRow[]> {
  return makeUpsOf(db)
    .where(eq(makeUps.state, state))
    .orderBy(asc(makeUps.createdAt))
    .limit(LIST_MAX);
}

export async function findMakeUp(db: Database, id: string): Promise<MakeUpRow | undefined> {
  const [row] = await makeUpsOf(db).where(eq(makeUps.id, id));
  return row;
}

const lostMinutes = sql<number>`(extract(epoch from ${sessions.endsAt} - ${sessions.startsAt}) / 60)::int`;

/** One lesson that is owed, or was: as `findNextHours` asks. */
export async function findOwedLesson(db: Database, id: string) {
  const [row] = await db
    .select({
      studentId: makeUps.studentId,
      teacherId: makeUps.teacherId,
      state: makeUps.state,
      expiresAt: makeUps.expiresAt,
      lostAt: sessions.startsAt,
      lengthMin: lostMinutes,
      familyZone: student.timeZone,
      teacherZone: teacher.timeZone,
    })
    .from(makeUps)
    .innerJoin(sessions, eq(sessions.id, makeUps.sessionId))
    .innerJoin(student, eq(student.id, makeUps.studentId))
    .innerJoin(teacher, eq(teacher.id, makeUps.teacherId))
    .where(eq(makeUps.id, id));
  return row;
}

const declaredAge = {
  ageDeclared: students.ageDeclared,
  ageDeclaredOn: students.ageDeclaredOn,
};

/** More are not told of one hour. */
const TOLD_MAX = 40;

/** What is owed with one teacher, whoever it is owed to; the longest owed first. */
export async function findOwedWith(db: Database, teacherId: string, now: Date) {
  return db
    .select({
      id: makeUps.id,
      studentId: makeUps.studentId,
      lostAt: sessions.startsAt,
      lengthMin: lostMinutes,
      familyZone: student.timeZone,
      ...declaredAge,
    })
    .from(makeUps)
    .innerJoin(sessions, eq(sessions.id, makeUps.sessionId))
    .innerJoin(student, and(eq(student.id, makeUps.studentId), isNull(student.closedAt)))
    .innerJoin(students, eq(students.userId, makeUps.studentId))
    .where(
      and(
        eq(makeUps.teacherId, teacherId),
        eq(makeUps.state, "owed"),
        isUsable(now),
        hasNotLeft(makeUps.studentId, makeUps.teacherId),
      ),
    )
    .orderBy(asc(makeUps.createdAt), asc(makeUps.id))
    .limit(TOLD_MAX);
}

type Ending = { now: Date; until: Date; after: EndingMakeUp | undefined; limit: number };

/** What is owed and ends between two instants, the soonest first; page by page. */
export async function findEndingMakeUps(
  db: Database,
  { now, until, after, limit }: Ending,
): Promise<EndingMakeUp[]> {
  const isFurther =
    after &&
    sql`(${makeUps.expiresAt}, ${makeUps.id})
      > (${after.expiresAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select({
      id: makeUps.id,
      studentId: makeUps.studentId,
      expiresAt: sql<Date>`${makeUps.expiresAt}`.mapWith(makeUps.expiresAt),
      owedSince: makeUps.updatedAt,
      studentName: student.name,
      teacherName: teacher.name,
      familyZone: student.timeZone,
      ...declaredAge,
    })
    .from(makeUps)
    .innerJoin(student, and(eq(student.id, makeUps.studentId), isNull(student.closedAt)))
    .innerJoin(students, eq(students.userId, makeUps.studentId))
    .innerJoin(teacher, eq(teacher.id, makeUps.teacherId))
    .where(
      and(
        eq(makeUps.state, "owed"),
        gte(makeUps.expiresAt, now),
        lte(makeUps.expiresAt, until),
        isFurther,
      ),
    )
    .orderBy(asc(makeUps.expiresAt), asc(makeUps.id))
    .limit(limit);
}

export type EndingMakeUp = {
  id: string;
  studentId: string;
  expiresAt: Date;
  owedSince: Date;
  studentName: string;
  teacherName: string;
  familyZone: string;
  ageDeclared: number;
  ageDeclaredOn: string;
};

/** Of these lessons those whose hour a family gave back: it cancelled them, or somebody of it moved them. */
export async function findFreedLessons(
  db: Database,
  sessionIds: readonly string[],
  by: { cancelledBy: "family" } | { movedBy: string },
) {
  const isTheirs =
    "movedBy" in by
      ? sql`exists (select from session_students taught where taught.session_id = ${sessions.id}
          and (taught.student_id = ${by.movedBy} or ${isChildOf(sql`taught.student_id`, by.movedBy)}))`
      : eq(sessions.cancelledBy, by.cancelledBy);
  return db
    .select({
      teacherId: sessions.teacherId,
      startsAt: sessions.startsAt,
      studentIds: sql<string[]>`array(select taught.student_id::text
        from session_students taught where taught.session_id = ${sessions.id})`,
    })
    .from(sessions)
    .where(and(sql`${sessions.id} = any(${sql.param([...sessionIds])}::uuid[])`, isTheirs))
    .orderBy(asc(sessions.startsAt));
}

/** How many lessons the reader's family may make up now. */
export function countOwed(db: Database, reader: SignedIn, now: Date): Promise<number> {
  return db.$count(
    makeUps,
    and(sql`${makeUps.studentId} in ${familyOf(reader)}`, eq(makeUps.state, "owed"), isUsable(now)),
  );
}

export type MonthFacts = { usedInMonth: number; standsForMonth?: string };

/**
 * What the rules ask about the month of each lesson, by its id: the month ("YYYY-MM") of the lesson that it stands for,
 * if the family has used a make-up for it, and how many others that month has. `month` is that of its own hour.
 */
export async function findMonthFacts(
  db: Database,
  studentId: string | undefined,
  lessons: ReadonlyArray<{ id: string; month: string }>,
): Promise<(id: string) => MonthFacts> {
  const rows = studentId === undefined ? [] : await countUses(db, studentId, lessons);
  const found = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const { used = 0, standsFor = null } = found.get(id) ?? {};
    return { usedInMonth: used, ...(standsFor !== null && { standsForMonth: standsFor }) };
  };
}

function countUses(
  db: Database,
  studentId: string,
  lessons: ReadonlyArray<{ id: string; month: string }>,
) {
  const asked = sql`jsonb_to_recordset(${JSON.stringify(lessons)}::jsonb) as asked(id uuid, month text)`;
  const standing = alias(makeUps, "standing");
  return db
    .select({
      id: sql<string>`asked.id`,
      standsFor: standing.month,
      used: sql<number>`count(${makeUps.id})::int`,
    })
    .from(asked)
    .leftJoin(
      standing,
      and(
        eq(standing.studentId, studentId),
        eq(standing.cause, "family"),
        sql`${standing.bookedSessionId} = asked.id`,
      ),
    )
    .leftJoin(
      makeUps,
      and(
        eq(makeUps.studentId, studentId),
        sql`${makeUps.month} = coalesce(${standing.month}, asked.month)`,
        eq(makeUps.cause, "family"),
        ne(makeUps.state, "refused"),
        sql`${makeUps.sessionId} <> asked.id`,
        sql`${makeUps.bookedSessionId} is distinct from asked.id`,
      ),
    )
    .groupBy(sql`asked.id`, standing.month);
}

/** What stands for these lessons, replaced by them or replacing them, and what is named besides. */
export async function findStandingMakeUps(
  db: Database,
  sessionIds: readonly string[],
  besides: readonly string[] = [],
) {
  const ids = [...sessionIds];
  return db
    .select()
    .from(makeUps)
    .where(
      or(
        inArray(makeUps.sessionId, ids),
        inArray(makeUps.bookedSessionId, ids),
        inArray(makeUps.id, [...besides]),
      ),
    )
    .orderBy(asc(makeUps.id))
    .for("update");
}
