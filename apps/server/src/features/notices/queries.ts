import { asc, eq, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

import type { Database } from "../../db/database.ts";
import { guardianships } from "../../db/schema/guardianships.ts";
import { programmes } from "../../db/schema/programmes.ts";
import { sessionStudents } from "../../db/schema/session-students.ts";
import { sessions } from "../../db/schema/sessions.ts";
import { users } from "../../db/schema/users.ts";

export type Reader = Pick<
  typeof users.$inferSelect,
  "id" | "name" | "email" | "role" | "language" | "timeZone" | "notifyByEmail"
>;

const reader = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  language: users.language,
  timeZone: users.timeZone,
  notifyByEmail: users.notifyByEmail,
};

export async function findReader(db: Database, id: string): Promise<Reader | undefined> {
  const [row] = await db.select(reader).from(users).where(eq(users.id, id));
  return row;
}

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
      programme: programmes.name,
      teacher: reader,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.teacherId))
    .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
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
    .select({ studentId: guardianships.studentId, parent: reader })
    .from(guardianships)
    .innerJoin(users, eq(users.id, guardianships.parentId))
    .where(isAnyOf(guardianships.studentId, studentIds))
    .orderBy(asc(users.id));
}

/** One parameter, however many they are: a holiday cancels more lessons than a statement has room for. */
function isAnyOf(column: AnyPgColumn, ids: string[]) {
  return sql`${column} = any(${sql.param(ids)}::uuid[])`;
}
