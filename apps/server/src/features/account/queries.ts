import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  ne,
  notExists,
  or,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { SignedIn } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { guardianships } from "../../db/schema/guardianships.ts";
import { resources } from "../../db/schema/resources.ts";
import { sessionStudents } from "../../db/schema/session-students.ts";
import { sessions } from "../../db/schema/sessions.ts";
import { signIns } from "../../db/schema/sign-ins.ts";
import { users } from "../../db/schema/users.ts";

/** Where this person is signed in, the latest first. */
export async function findDevices(db: Database, userId: string, now: Date) {
  return db
    .select({
      id: signIns.id,
      token: signIns.token,
      userAgent: signIns.userAgent,
      createdAt: signIns.createdAt,
      updatedAt: signIns.updatedAt,
    })
    .from(signIns)
    .where(and(eq(signIns.userId, userId), gt(signIns.expiresAt, now)))
    .orderBy(desc(signIns.updatedAt), desc(signIns.id));
}

export type DeviceRow = Awaited<ReturnType<typeof findDevices>>[number];

/** Children whose account is this parent's alone: without an address, and without another parent who stays. */
async function findOwnChildren(db: Database, parentId: string) {
  const other = alias(guardianships, "other");
  const otherParent = alias(users, "other_parent");
  return db
    .select({ id: users.id, name: users.name })
    .from(guardianships)
    .innerJoin(users, eq(users.id, guardianships.studentId))
    .where(
      and(
        eq(guardianships.parentId, parentId),
        isNull(users.email),
        isNull(users.closedAt),
        notExists(
          db
            .select({ id: other.parentId })
            .from(other)
            .innerJoin(otherParent, eq(otherParent.id, other.parentId))
            .where(
              and(
                eq(other.studentId, guardianships.studentId),
                ne(other.parentId, parentId),
                isNull(otherParent.closedAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
}

/** Whose accounts close with this person's: their own first. */
export async function findClosing(
  db: Database,
  { id, name, role }: Pick<SignedIn, "id" | "name" | "role">,
) {
  const children = role === "P" ? await findOwnChildren(db, id) : [];
  return [{ id, name }, ...children];
}

/** Lessons to come that nobody would be there for, soonest first, with all who are taught in each. */
export async function findComingLessons(db: Database, ids: readonly string[], now: Date) {
  const isTheirs = or(
    inArray(sessions.teacherId, [...ids]),
    sql`exists (select from session_students mine where mine.session_id = sessions.id
      and ${inArray(sql`mine.student_id`, [...ids])})`,
  );
  return db
    .select({
      id: sessions.id,
      teacherId: sessions.teacherId,
      seriesId: sessions.seriesId,
      seriesOn: sessions.seriesOn,
      studentIds: sql<string[]>`array(select taught.student_id::text
        from session_students taught where taught.session_id = sessions.id order by 1)`,
    })
    .from(sessions)
    .where(and(eq(sessions.status, "Scheduled"), gt(sessions.startsAt, now), isTheirs))
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
}

export type ComingLesson = Awaited<ReturnType<typeof findComingLessons>>[number];

/** No longer taught in a lesson that another family has too. */
export async function leaveLesson(tx: Database, sessionId: string, studentIds: readonly string[]) {
  await tx
    .delete(sessionStudents)
    .where(
      and(
        eq(sessionStudents.sessionId, sessionId),
        inArray(sessionStudents.studentId, [...studentIds]),
      ),
    );
}

export async function countResources(db: Database, teacherId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(resources)
    .where(and(eq(resources.teacherId, teacherId), isNull(resources.deletedAt)));
  return row?.count ?? 0;
}

/** Of whom a person may have everything: a student's own, a parent's children's; a teacher has lessons instead. */
export async function findSubjects(db: Database, { id, role }: SignedIn): Promise<string[]> {
  if (role === "S") return [id];
  if (role !== "P") return [];
  const rows = await db
    .select({ id: guardianships.studentId })
    .from(guardianships)
    .where(eq(guardianships.parentId, id));
  return rows.map((row) => row.id);
}

export type Subjects = { person: SignedIn; subjects: readonly string[] };
