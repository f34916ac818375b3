import { and, asc, desc, eq, sql } from "drizzle-orm";

import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { guardianships } from "../../db/schema/guardianships.ts";
import { sessionStudents } from "../../db/schema/session-students.ts";
import { sessions } from "../../db/schema/sessions.ts";

/** A reader's list is bounded: the newest this many. */
const LIST_MAX = 500;

const me = sql.placeholder("me");

/**
 * The names of those taught, one lookup per session: a reader has hundreds of sessions, the table millions. Written out,
 * as drizzle leaves the table's name away in a select from one table, and "id" alone would be the student's.
 */
const studentsNames = (visible = sql`true`) => sql<string[]>`array(
  select u.name from session_students taught join users u on u.id = taught.student_id
  where taught.session_id = sessions.id and ${visible} order by u.name)`;

const teacherName = sql<string>`(select t.name from users t where t.id = sessions.teacher_id)`;

const columns = {
  id: sessions.id,
  startsAt: sessions.startsAt,
  endsAt: sessions.endsAt,
  status: sessions.status,
  meetingLink: sessions.meetingLink,
  teacherName,
};

const mine = sql`${sessionStudents.studentId} = ${me}`;
const ofMyChildren = sql`exists (select from guardianships mine
  where mine.parent_id = ${me} and mine.student_id = taught.student_id)`;

export type SessionRow = Awaited<ReturnType<typeof findTeacherSessions>>[number];

export async function findTeacherSessions(db: Database, teacherId: string) {
  return prepared(db, "teacher_sessions", (on, name) =>
    on
      .select({ ...columns, studentsNames: studentsNames() })
      .from(sessions)
      .where(eq(sessions.teacherId, me))
      .orderBy(desc(sessions.startsAt))
      .limit(LIST_MAX)
      .prepare(name),
  ).execute({ me: teacherId });
}

/** A student sees who else is taught: they sit in the same lesson. */
export async function findStudentSessions(db: Database, studentId: string): Promise<SessionRow[]> {
  return prepared(db, "student_sessions", (on, name) =>
    on
      .select({ ...columns, studentsNames: studentsNames() })
      .from(sessions)
      .innerJoin(sessionStudents, and(eq(sessionStudents.sessionId, sessions.id), mine))
      .orderBy(desc(sessions.startsAt))
      .limit(LIST_MAX)
      .prepare(name),
  ).execute({ me: studentId });
}

/** A parent sees their own children's lessons and names, not other families'. */
export async function findParentSessions(db: Database, parentId: string): Promise<SessionRow[]> {
  return prepared(db, "parent_sessions", (on, name) =>
    on
      .selectDistinct({ ...columns, studentsNames: studentsNames(ofMyChildren) })
      .from(guardianships)
      .innerJoin(sessionStudents, eq(sessionStudents.studentId, guardianships.studentId))
      .innerJoin(sessions, eq(sessions.id, sessionStudents.sessionId))
      .where(eq(guardianships.parentId, me))
      .orderBy(desc(sessions.startsAt), asc(sessions.id))
      .limit(LIST_MAX)
      .prepare(name),
  ).execute({ me: parentId });
}
