import { and, asc, count, eq, inArray, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { SignedIn } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { makeUps } from "../../db/schema/make-ups.ts";
import { sessions } from "../../db/schema/sessions.ts";
import { users } from "../../db/schema/users.ts";

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
  const whose = {
    S: eq(makeUps.studentId, reader.id),
    P: sql`${makeUps.studentId} in (select mine.student_id from guardianships mine
      where mine.parent_id = ${reader.id})`,
    T: eq(makeUps.teacherId, reader.id),
    A: sql`false`,
  }[reader.role];
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

type Month = { studentId: string; month: string; besidesSessionId: string };

/** How many of the month's make-ups the pupil's family has used, without what stands for this lesson itself. */
export async function countUsedMakeUps(
  db: Database,
  { studentId, month, besidesSessionId }: Month,
): Promise<number> {
  const [row] = await db
    .select({ used: sql<number>`${count()}::int` })
    .from(makeUps)
    .where(
      and(
        eq(makeUps.studentId, studentId),
        eq(makeUps.month, month),
        eq(makeUps.cause, "family"),
        ne(makeUps.state, "refused"),
        ne(makeUps.sessionId, besidesSessionId),
        sql`${makeUps.bookedSessionId} is distinct from ${besidesSessionId}`,
      ),
    );
  return row?.used ?? 0;
}

/** What stands for these lessons: replaced by them, or replacing them. */
export async function findStandingMakeUps(db: Database, sessionIds: readonly string[]) {
  const ids = [...sessionIds];
  return db
    .select()
    .from(makeUps)
    .where(or(inArray(makeUps.sessionId, ids), inArray(makeUps.bookedSessionId, ids)))
    .orderBy(asc(makeUps.id))
    .for("update");
}
