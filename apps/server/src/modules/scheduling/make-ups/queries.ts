import { and, asc, eq, inArray, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { childrenOf } from "../../people/reach/family.ts";
import { byRoles, familyOf } from "../../people/reach/pupils.ts";
import { makeUps } from "../tables/make-ups.ts";
import { sessions } from "../tables/sessions.ts";

/** Unused ones do not expire, so that a list needs an end. */
const LIST_MAX = 200;

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
export async function findMakeUps(db: Database, reader: SignedIn): Promise<MakeUpRow[]> {
  const whose = byRoles(reader, {
    student: eq(makeUps.studentId, reader.id),
    guardian: sql`${makeUps.studentId} in ${childrenOf(reader.id)}`,
    teacher: eq(makeUps.teacherId, reader.id),
    staff: sql`false`,
  });
  // A lesson that was moved is its own make-up: nothing is open about it.
  const isOther = sql`${makeUps.bookedSessionId} is distinct from ${makeUps.sessionId}`;
  return makeUpsOf(db)
    .where(and(whose, isOther))
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

/** How many lessons the reader's family may make up now. */
export function countOwed(db: Database, reader: SignedIn): Promise<number> {
  return db.$count(
    makeUps,
    and(sql`${makeUps.studentId} in ${familyOf(reader)}`, eq(makeUps.state, "owed")),
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
