import type { StaffRight } from "@riwaq/contracts/roles";
import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import type { Database } from "../../../platform/db/database.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { users } from "../../identity/tables/users.ts";
import { hasRole } from "../../identity/users/queries.ts";
import { isChildOf, parentsOf } from "../../people/reach/family.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { pupilsOfSeries } from "../../scheduling/series/queries.ts";
import { meetings } from "../../scheduling/tables/meetings.ts";
import { series } from "../../scheduling/tables/series.ts";
import { sessionStudents } from "../../scheduling/tables/session-students.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { skipNotices } from "../../scheduling/tables/skip-notices.ts";

export type Reader = Pick<
  typeof users.$inferSelect,
  "id" | "name" | "email" | "role" | "language" | "timeZone" | "notifyByEmail"
>;

const reader = {
  id: users.id,
  name: users.name,
  /** None where nobody has confirmed it. */
  email: sql<string | null>`case when ${users.emailVerified} then ${users.email} end`,
  role: users.role,
  language: users.language,
  timeZone: users.timeZone,
  notifyByEmail: users.notifyByEmail,
};

export async function findReader(db: Database, id: string): Promise<Reader | undefined> {
  const [row] = await db.select(reader).from(users).where(eq(users.id, id));
  return row;
}

export async function findStaffIds(db: Database): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(hasRole(users.id, "staff"));
  return rows.map(({ id }) => id);
}

/** Everybody who learns here, or answers for somebody who does. */
export async function findFamilyIds(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(isNull(users.closedAt), or(hasRole(users.id, "guardian"), hasRole(users.id, "student"))),
    );
  return rows.map(({ id }) => id);
}

/** Those who decide about something. */
export async function findStaffWith(db: Database, right: StaffRight): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(staffRights, eq(staffRights.userId, users.id))
    .where(eq(staffRights.right, right));
  return rows.map(({ id }) => id);
}

/** Who is still to be told of lessons that could not be placed, after the one given. */
export async function findUntold(db: Database, after: string | undefined, limit: number) {
  const rows = await db
    .selectDistinct({ id: skipNotices.userId })
    .from(skipNotices)
    .where(after === undefined ? undefined : gt(skipNotices.userId, after))
    .orderBy(asc(skipNotices.userId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Each with the pupils whom this reader may see. */
export async function findRunningSeries(db: Database, ids: string[], readerId: string) {
  const seen = sql`(series.teacher_id = ${readerId} or taught.student_id = ${readerId}
    or ${isChildOf(sql`taught.student_id`, readerId)})`;
  return db
    .select({
      id: series.id,
      teacherId: series.teacherId,
      programme: programmes.name,
      teacherName: users.name,
      teacherZone: users.timeZone,
      pupils: pupilsOfSeries(seen),
    })
    .from(series)
    .innerJoin(users, eq(users.id, series.teacherId))
    .leftJoin(programmes, eq(programmes.id, series.programmeId))
    .where(and(isAnyOf(series.id, ids), isNull(series.endedAt)));
}

export type RunningSeries = Awaited<ReturnType<typeof findRunningSeries>>[number];

/** Earliest first, each with its teacher. */
export async function findToldLessons(db: Database, ids: string[]) {
  return db
    .select({
      id: sessions.id,
      sequence: sessions.sequence,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
      status: sessions.status,
      updatedAt: sessions.updatedAt,
      meetingProvider: meetings.provider,
      programme: programmes.name,
      teacher: reader,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.teacherId))
    .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
    .leftJoin(meetings, eq(meetings.sessionId, sessions.id))
    .where(isAnyOf(sessions.id, ids))
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
}

export type ToldLesson = Awaited<ReturnType<typeof findToldLessons>>[number];

export async function findToldPupils(db: Database, ids: string[]) {
  return db
    .select({ sessionId: sessionStudents.sessionId, pupil: reader })
    .from(sessionStudents)
    .innerJoin(users, eq(users.id, sessionStudents.studentId))
    .where(isAnyOf(sessionStudents.sessionId, ids))
    .orderBy(asc(users.name), asc(users.id));
}

export async function findParentsOf(db: Database, studentIds: string[]) {
  return db
    .select({ studentId: sql<string>`child.id`, parent: reader })
    .from(sql`unnest(${sql.param(studentIds)}::uuid[]) as child (id)`)
    .innerJoin(users, sql`${users.id} in ${parentsOf(sql`child.id`)}`)
    .orderBy(asc(users.id));
}

/** One parameter, however many they are: a holiday cancels more lessons than a statement has room for. */
function isAnyOf(column: AnyPgColumn, ids: string[]) {
  return sql`${column} = any(${sql.param(ids)}::uuid[])`;
}
