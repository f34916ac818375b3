import { ADULT_FROM_AGE, currentAge } from "@riwaq/domain/people/age";
import { OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { toWall } from "@riwaq/domain/time/zone";
import { and, asc, eq, isNull, sql } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import { isOneOf } from "../../../platform/db/columns.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { guardianships } from "../tables/families.ts";
import { students } from "../tables/students.ts";

/** The link between this parent and this student, if there is one. */
export async function findGuardianship(db: Database, parentId: string, studentId: string) {
  const [row] = await db
    .select()
    .from(guardianships)
    .where(and(eq(guardianships.parentId, parentId), eq(guardianships.studentId, studentId)));
  return row;
}

/** A parent's children by name, each with this parent's consent and the next lesson that is not over. */
export async function findChildren(db: Database, parentId: string, now: Date, studentId?: string) {
  return db
    .select({
      id: users.id,
      name: users.name,
      gender: users.gender,
      timeZone: users.timeZone,
      language: users.language,
      hasOwnAccount: sql<boolean>`${users.email} is not null`,
      ageDeclared: students.ageDeclared,
      ageDeclaredOn: students.ageDeclaredOn,
      teacherGender: students.teacherGender,
      consentedAt: guardianships.consentedAt,
      otherParent: sql<string | null>`(
        select p.name from guardianships g join users p on p.id = g.parent_id
        where g.student_id = ${guardianships.studentId} and g.parent_id <> ${parentId}
          and p.closed_at is null limit 1)`,
      nextSessionAt: sql<Date | null>`(
        select min(l.starts_at) from session_students l
        where l.student_id = ${guardianships.studentId} and ${isOneOf(sql`l.status`, OPEN_STATUSES)}
          and l.ends_at > ${now.toISOString()}::timestamptz)`.mapWith(users.createdAt),
      nextSessionZone: sql<string | null>`(
        select t.time_zone from session_students l
          join sessions s on s.id = l.session_id join users t on t.id = s.teacher_id
        where l.student_id = ${guardianships.studentId} and ${isOneOf(sql`l.status`, OPEN_STATUSES)}
          and l.ends_at > ${now.toISOString()}::timestamptz
        order by l.starts_at limit 1)`,
    })
    .from(guardianships)
    .innerJoin(users, eq(users.id, guardianships.studentId))
    .innerJoin(students, eq(students.userId, guardianships.studentId))
    .where(
      and(
        eq(guardianships.parentId, parentId),
        studentId === undefined ? undefined : eq(guardianships.studentId, studentId),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
}

export type ChildRow = Awaited<ReturnType<typeof findChildren>>[number];

export async function findChild(
  db: Database,
  parentId: string,
  studentId: string,
  now: Date,
): Promise<ChildRow> {
  const [child] = await findChildren(db, parentId, now, studentId);
  if (!child) throw new AppError("not_found");
  return child;
}

/** Who answers for a student, by name: whoever has closed the account does no longer. */
export async function findGuardians(db: Database, studentId: string) {
  return db
    .select({ id: users.id, name: users.name })
    .from(guardianships)
    .innerJoin(users, eq(users.id, guardianships.parentId))
    .where(and(eq(guardianships.studentId, studentId), isNull(users.closedAt)))
    .orderBy(asc(users.name), asc(users.id));
}

/** Whoever is of age has nobody who answers for them. */
export async function isOfAge(db: Database, studentId: string, now: Date): Promise<boolean> {
  const [student] = await db
    .select({
      ageDeclared: students.ageDeclared,
      declaredOn: students.ageDeclaredOn,
      timeZone: users.timeZone,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(students.userId, studentId));
  if (!student) return false;
  const today = toWall(now.getTime(), student.timeZone).date;
  return currentAge({ ...student, today }) >= ADULT_FROM_AGE;
}

export type GuardianRow = Awaited<ReturnType<typeof findGuardians>>[number];
