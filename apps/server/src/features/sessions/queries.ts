import { and, asc, desc, eq, sql } from "drizzle-orm";

import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { guardianships } from "../../db/schema/guardianships.ts";
import { programmes } from "../../db/schema/programmes.ts";
import { sessionStudents } from "../../db/schema/session-students.ts";
import { sessions } from "../../db/schema/sessions.ts";
import { users } from "../../db/schema/users.ts";

/** A reader's list is bounded: the newest this many. */
const LIST_MAX = 500;

const me = sql.placeholder("me");

type Pupil = { id: string; name: string; zone: string };

/**
 * Those taught, one lookup per session: a reader has hundreds of sessions, the table millions. Written out, as drizzle
 * leaves the table's name away in a select from one table, and "id" alone would be the student's.
 */
const pupils = (visible = sql`true`) => sql<Pupil[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'zone', u.time_zone) order by u.name, u.id)
  from session_students taught join users u on u.id = taught.student_id
  where taught.session_id = sessions.id and ${visible}), '[]'::jsonb)`;

const columns = {
  id: sessions.id,
  teacherId: sessions.teacherId,
  startsAt: sessions.startsAt,
  endsAt: sessions.endsAt,
  status: sessions.status,
  kind: sessions.kind,
  seriesId: sessions.seriesId,
  isShifted: sessions.isShifted,
  cancelledBy: sessions.cancelledBy,
  proposedStatus: sessions.proposedStatus,
  meetingLink: sessions.meetingLink,
  teacherName: users.name,
  teacherZone: users.timeZone,
  programme: programmes.name,
};

const mine = sql`${sessionStudents.studentId} = ${me}`;
const ofMyChildren = sql`exists (select from guardianships mine
  where mine.parent_id = ${me} and mine.student_id = taught.student_id)`;

export type SessionRow = Awaited<ReturnType<typeof findTeacherSessions>>[number];

export async function findTeacherSessions(db: Database, teacherId: string) {
  return prepared(db, "teacher_sessions", (on, name) =>
    on
      .select({ ...columns, pupils: pupils() })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.teacherId))
      .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
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
      .select({ ...columns, pupils: pupils() })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.teacherId))
      .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
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
      .selectDistinct({ ...columns, pupils: pupils(ofMyChildren) })
      .from(guardianships)
      .innerJoin(sessionStudents, eq(sessionStudents.studentId, guardianships.studentId))
      .innerJoin(sessions, eq(sessions.id, sessionStudents.sessionId))
      .innerJoin(users, eq(users.id, sessions.teacherId))
      .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
      .where(eq(guardianships.parentId, me))
      .orderBy(desc(sessions.startsAt), asc(sessions.id))
      .limit(LIST_MAX)
      .prepare(name),
  ).execute({ me: parentId });
}
