import { currentAge } from "@riwaq/domain/people/age";
import { BOOKS_ALONE_FROM_AGE } from "@riwaq/domain/scheduling/policy/who-may-book";
import { toWall } from "@riwaq/domain/time/zone";
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

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { resources } from "../../learning/tables/resources.ts";
import { guardianships } from "../../people/tables/guardianships.ts";
import { students } from "../../people/tables/students.ts";
import { sessionStudents } from "../../scheduling/tables/session-students.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { signIns } from "../tables/sign-ins.ts";
import { users } from "../tables/users.ts";

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

/** Children whom no other parent looks after whose account is open, by name. */
async function findOwnChildren(db: Database, parentId: string) {
  const other = alias(guardianships, "other");
  const otherParent = alias(users, "other_parent");
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      timeZone: users.timeZone,
      ageDeclared: students.ageDeclared,
      ageDeclaredOn: students.ageDeclaredOn,
    })
    .from(guardianships)
    .innerJoin(users, eq(users.id, guardianships.studentId))
    .innerJoin(students, eq(students.userId, guardianships.studentId))
    .where(
      and(
        eq(guardianships.parentId, parentId),
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

type OwnChild = Awaited<ReturnType<typeof findOwnChildren>>[number];
type Closing = { id: string; name: string };

/**
 * Whose accounts close with this person's, their own first: children whose account is the parent's. Who has one of
 * their own and is under 15 is suspended, as nobody is left to book for them; who is older goes on.
 */
export async function findClosing(
  db: Database,
  { id, name, role }: Pick<SignedIn, "id" | "name" | "role">,
  now: Date,
): Promise<{ closed: [Closing, ...Closing[]]; suspended: Closing[] }> {
  const children = role === "P" ? await findOwnChildren(db, id) : [];
  const named = (found: OwnChild[]) => found.map((child) => ({ id: child.id, name: child.name }));
  return {
    closed: [{ id, name }, ...named(children.filter(({ email }) => email === null))],
    suspended: named(children.filter((child) => child.email !== null && isBookedFor(child, now))),
  };
}

function isBookedFor({ ageDeclared, ageDeclaredOn, timeZone }: OwnChild, now: Date): boolean {
  const today = toWall(now.getTime(), timeZone).date;
  return currentAge({ ageDeclared, declaredOn: ageDeclaredOn, today }) < BOOKS_ALONE_FROM_AGE;
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
