import { and, desc, eq, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { covers } from "../../scheduling/tables/covers.ts";
import { sessionStudents } from "../../scheduling/tables/session-students.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { sessionReports } from "../tables/session-reports.ts";

/** A lesson that somebody gives in the place of its teacher. */
export async function findCovered(db: Database, sessionId: string) {
  const [row] = await db
    .select({
      id: sessions.id,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
      programme: programmes.name,
      coverId: covers.id,
      substituteId: covers.substituteId,
      regularTeacherId: covers.regularTeacherId,
      declinableUntil: covers.declinableUntil,
    })
    .from(sessions)
    .innerJoin(covers, and(eq(covers.sessionId, sessions.id), eq(covers.state, "standing")))
    .leftJoin(programmes, eq(programmes.id, sessions.programmeId))
    .where(eq(sessions.id, sessionId));
  return row;
}

export async function findPupilsOf(db: Database, sessionId: string) {
  return db
    .select({ id: users.id, name: users.name })
    .from(sessionStudents)
    .innerJoin(users, eq(users.id, sessionStudents.studentId))
    .where(eq(sessionStudents.sessionId, sessionId))
    .orderBy(users.name, users.id);
}

/** So many lessons say where somebody is. */
const LAST = 3;

type Asked = { studentIds: readonly string[]; teacherId: string; before: Date };

/** Of each pupil the last reports on lessons with this teacher, or in this teacher's place; the latest first. */
export async function findLastWritten(db: Database, { studentIds, teacherId, before }: Asked) {
  const last = sql`(select last.id from unnest(${sql.param([...studentIds])}::uuid[]) as pupil (id)
    cross join lateral (
      select r.id from session_reports r join sessions held on held.id = r.session_id
      where r.student_id = pupil.id and r.submitted_at is not null
        and held.starts_at < ${before.toISOString()}::timestamptz
        and (r.teacher_id = ${teacherId} or exists (select from covers c
          where c.session_id = r.session_id and c.state = 'standing'
            and c.regular_teacher_id = ${teacherId}))
      order by held.starts_at desc, r.id limit ${LAST}) last)`;
  return db
    .select({
      studentId: sessionReports.studentId,
      heldAt: sessions.startsAt,
      attendance: sessionReports.attendance,
      grade: sessionReports.grade,
      content: sessionReports.content,
      note: sql<string | null>`(select v.internal_note from report_versions v
        where v.report_id = ${sessionReports.id} and v.version = ${sessionReports.version})`,
    })
    .from(sessionReports)
    .innerJoin(sessions, eq(sessions.id, sessionReports.sessionId))
    .where(sql`${sessionReports.id} in ${last}`)
    .orderBy(desc(sessions.startsAt), desc(sessionReports.id));
}

export type LastWritten = Awaited<ReturnType<typeof findLastWritten>>[number];

export async function findNames(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(sql`${users.id} = any(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
