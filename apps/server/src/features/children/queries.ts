import { and, eq, isNull, ne } from "drizzle-orm";

import type { SignedIn } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { enrolments } from "../../db/schema/enrolments.ts";
import { guardianships } from "../../db/schema/guardianships.ts";
import { sessionStudents } from "../../db/schema/session-students.ts";
import { sessions } from "../../db/schema/sessions.ts";

/** The link between this parent and this student, if there is one. */
export async function findGuardianship(db: Database, parentId: string, studentId: string) {
  const [row] = await db
    .select()
    .from(guardianships)
    .where(and(eq(guardianships.parentId, parentId), eq(guardianships.studentId, studentId)));
  return row;
}

/** Whether the student is the actor, a child of theirs, or taught by them; staff have no pupils of their own. */
export async function isOwnPupil(
  db: Database,
  actor: SignedIn,
  studentId: string,
): Promise<boolean> {
  if (actor.role === "S") return actor.id === studentId;
  if (actor.role === "P") return (await findGuardianship(db, actor.id, studentId)) !== undefined;
  return actor.role === "T" && isTaughtBy(db, actor.id, studentId);
}

/** Enrolled with this teacher, or with a lesson of theirs that was not cancelled. */
async function isTaughtBy(db: Database, teacherId: string, studentId: string): Promise<boolean> {
  const [enrolled] = await db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.teacherId, teacherId),
        eq(enrolments.studentId, studentId),
        isNull(enrolments.endedAt),
      ),
    )
    .limit(1);
  if (enrolled) return true;
  const [taught] = await db
    .select({ id: sessions.id })
    .from(sessionStudents)
    .innerJoin(sessions, eq(sessions.id, sessionStudents.sessionId))
    .where(
      and(
        eq(sessionStudents.studentId, studentId),
        eq(sessions.teacherId, teacherId),
        ne(sessions.status, "Cancelled"),
      ),
    )
    .limit(1);
  return taught !== undefined;
}
