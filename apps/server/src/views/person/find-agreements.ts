import type { Attendance } from "@riwaq/domain/learning/reports/attendance";
import { PUNCTUALITY_DAYS } from "@riwaq/domain/scheduling/outcomes/punctuality";
import { OPEN_MAKE_UP_STATES } from "@riwaq/domain/scheduling/policy/make-ups";
import { asc, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { users } from "../../modules/identity/tables/users.ts";
import { sessionReports } from "../../modules/learning/tables/session-reports.ts";
import { agreements } from "../../modules/people/tables/agreements.ts";
import { programmes } from "../../modules/people/tables/programmes.ts";
import { makeUps } from "../../modules/scheduling/tables/make-ups.ts";
import { sessions } from "../../modules/scheduling/tables/sessions.ts";
import { isOneOf } from "../../platform/db/columns.ts";
import type { Database } from "../../platform/db/database.ts";
import { rowsOf } from "../../platform/db/table-names.ts";
import type { Whose } from "./find-lessons-of.ts";

const MAKE_UPS = 20;
const REPORTS = 6;
const AGREEMENTS = 12;

const student = alias(users, "student");
const teacher = alias(users, "teacher");
const people = {
  student: { id: student.id, name: student.name },
  teacher: { id: teacher.id, name: teacher.name },
};

const list = (ids: readonly string[]) => sql`any(${sql.param([...ids])}::uuid[])`;

/** What is owed or asked for, the oldest first: to pupils, or by a teacher. */
export async function findOpenMakeUps(db: Database, { teacherId, studentIds }: Whose) {
  return db
    .select({
      id: makeUps.id,
      state: makeUps.state,
      ...people,
      lostAt: sessions.startsAt,
      expiresAt: makeUps.expiresAt,
    })
    .from(makeUps)
    .innerJoin(sessions, eq(sessions.id, makeUps.sessionId))
    .innerJoin(student, eq(student.id, makeUps.studentId))
    .innerJoin(teacher, eq(teacher.id, makeUps.teacherId))
    .where(
      // Each side by its own index; what a teacher owes is few of many.
      sql`${makeUps.id} in (
        select open.id from make_ups open where open.student_id = ${list(studentIds)}
          and ${isOneOf(sql`open.state`, OPEN_MAKE_UP_STATES)}
        union select open.id from make_ups open where open.teacher_id = ${teacherId} and open.state = 'owed')`,
    )
    .orderBy(asc(makeUps.createdAt), asc(makeUps.id))
    .limit(MAKE_UPS);
}

/** What these pupils learn and with whom, what goes on first. */
export async function findAgreements(db: Database, studentIds: readonly string[]) {
  return db
    .select({
      id: agreements.id,
      student: people.student,
      teacher: { ...people.teacher, time_zone: teacher.timeZone },
      programme: programmes.name,
      lessonsPerWeek: agreements.lessonsPerWeek,
      lengthMinutes: agreements.lengthMinutes,
      startedAt: agreements.startedAt,
      endedAt: agreements.endedAt,
    })
    .from(agreements)
    .innerJoin(student, eq(student.id, agreements.studentId))
    .innerJoin(teacher, eq(teacher.id, agreements.teacherId))
    .leftJoin(programmes, eq(programmes.id, agreements.programmeId))
    .where(sql`${agreements.studentId} = ${list(studentIds)}`)
    .orderBy(
      sql`${agreements.endedAt} desc nulls first`,
      desc(agreements.startedAt),
      asc(agreements.id),
    )
    .limit(AGREEMENTS);
}

/** The reports on these pupils that were sent last; what they say is read where they stand. */
export async function findReports(db: Database, studentIds: readonly string[]) {
  return db
    .select({
      id: sessionReports.id,
      ...people,
      lessonAt: sessions.startsAt,
      sentAt: sql<Date>`${sessionReports.submittedAt}`.mapWith(sessionReports.submittedAt),
      grade: sessionReports.grade,
      attendance: sessionReports.attendance,
    })
    .from(sessionReports)
    .innerJoin(sessions, eq(sessions.id, sessionReports.sessionId))
    .innerJoin(student, eq(student.id, sessionReports.studentId))
    .innerJoin(teacher, eq(teacher.id, sessionReports.teacherId))
    .where(
      sql`${sessionReports.id} in (select last.id from unnest(${sql.param([...studentIds])}::uuid[]) as pupil (id)
        cross join lateral (select sent.id from session_reports sent
          where sent.student_id = pupil.id and sent.submitted_at is not null
          order by sent.submitted_at desc limit ${sql.raw(String(REPORTS))}) last)`,
    )
    .orderBy(desc(sessionReports.submittedAt), asc(sessionReports.id))
    .limit(REPORTS);
}

/** Whether a pupil came to the lessons of the last three months, by the reports on them. */
export async function countAttendance(
  db: Database,
  studentId: string,
  now: Date,
): Promise<Record<Attendance, number>> {
  const [row] = await rowsOf<Record<Attendance, number>>(
    db,
    sql`select count(*) filter (where coalesce(r.attendance, 'present') = 'present')::int as present,
        count(*) filter (where r.attendance = 'late')::int as late,
        count(*) filter (where r.attendance = 'absent')::int as absent
      from session_students l join session_reports r on r.session_id = l.session_id and r.student_id = l.student_id
      where l.student_id = ${studentId} and r.submitted_at is not null
        and l.starts_at > ${now.toISOString()}::timestamptz - ${sql.raw(`interval '${PUNCTUALITY_DAYS} days'`)}
        and l.starts_at <= ${now.toISOString()}::timestamptz`,
  );
  return row ?? { present: 0, late: 0, absent: 0 };
}
