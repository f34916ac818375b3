import type { Mark } from "@riwaq/domain/learning/reports/attention";
import { HELD_STATUSES, OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";

import { users } from "../../modules/identity/tables/users.ts";
import { lastMarks } from "../../modules/learning/reports/queries.ts";
import { sessionReports } from "../../modules/learning/tables/session-reports.ts";
import { sinceWhen, taughtBy } from "../../modules/people/reach/pupils.ts";
import {
  askedAbout,
  ofTeacher,
  type QuestionRow,
} from "../../modules/scheduling/outcomes/queries.ts";
import { sessions } from "../../modules/scheduling/tables/sessions.ts";
import { isOneOf } from "../../platform/db/columns.ts";
import type { Database } from "../../platform/db/database.ts";
import { prepared } from "../../platform/db/prepared.ts";

const PENDING_MAX = 200;

const me = sql.placeholder("me");
const now = sql`${sql.placeholder("now")}::timestamptz`;

const periodicDrafts = sql<number>`(select count(*)::int from periodic_reports written
  where written.teacher_id = ${me} and written.status = 'draft')`;

/**
 * How many sessions are still to be held and when the next one starts, beside each report that is owed, by due date;
 * one row at least, and the first one with what is asked about lessons that are over.
 */
export async function findWork(db: Database, teacherId: string, at: Date) {
  return prepared(db, "teacher_work", (on, name) => {
    const upcoming = on
      .select({
        count: sql<number>`count(*)::int`.as("count"),
        nextAtSeconds: sql<number | null>`extract(epoch from min(${sessions.startsAt}))::float8`.as(
          "next_at_seconds",
        ),
      })
      .from(sessions)
      .where(
        and(
          eq(sessions.teacherId, me),
          gt(sessions.startsAt, now),
          inArray(sessions.status, OPEN_STATUSES),
        ),
      )
      .as("upcoming");
    const pending = on
      .select({
        sessionId: sessionReports.sessionId,
        student: users.name,
        dueAt: sessionReports.dueAt,
      })
      .from(sessionReports)
      .innerJoin(users, eq(users.id, sessionReports.studentId))
      .where(and(eq(sessionReports.teacherId, me), isNull(sessionReports.submittedAt)))
      .orderBy(asc(sessionReports.dueAt))
      .limit(PENDING_MAX)
      .as("pending");
    const { sessionId, student, dueAt } = pending;
    const { count, nextAtSeconds } = upcoming;
    return on
      .select({
        count,
        nextAtSeconds,
        periodicDrafts,
        report: { sessionId, student, dueAt },
        questions: sql<
          QuestionRow[] | null
        >`case when row_number() over (order by ${dueAt}, ${student}) = 1
          then ${askedAbout(ofTeacher(sql`${me}`))} end`,
      })
      .from(upcoming)
      .leftJoin(pending, sql`true`)
      .orderBy(asc(dueAt), asc(student))
      .prepare(name);
  }).execute({ me: teacherId, now: at.toISOString() });
}

export type WorkRow = Awaited<ReturnType<typeof findWork>>[number];

const PUPILS = sql`${taughtBy(me, sql`${sql.placeholder("since")}::timestamptz`)} pupil`;

const HELD = sql`select l.starts_at as at from session_students l
  join sessions s on s.id = l.session_id
  where l.student_id = pupil.id and l.starts_at <= ${now} and ${isOneOf(sql`l.status`, HELD_STATUSES)}
    and s.teacher_id = ${me}
  order by l.starts_at desc limit 1`;

const NEXT = sql`select l.starts_at as at from session_students l
  join sessions s on s.id = l.session_id
  where l.student_id = pupil.id and l.starts_at > ${now} - interval '6 hours' and l.ends_at > ${now}
    and ${isOneOf(sql`l.status`, OPEN_STATUSES)} and s.teacher_id = ${me}
  order by l.starts_at limit 1`;

/** Each of the teacher's pupils by name, with what their attention is judged by; of this teacher's lessons alone. */
export async function findPupilMarks(db: Database, teacherId: string, at: Date) {
  return prepared(db, "teacher_pupil_marks", (on, name) =>
    on
      .select({
        id: users.id,
        name: users.name,
        marks: sql<Mark[] | null>`last.marks`,
        lastHeldAt: sql<Date | null>`held.at`.mapWith(sessions.startsAt),
        nextAt: sql<Date | null>`next.at`.mapWith(sessions.startsAt),
      })
      .from(users)
      .innerJoin(PUPILS, sql`pupil.id = ${users.id}`)
      .innerJoinLateral(sql`(${lastMarks(me)}) last`, sql`true`)
      .leftJoinLateral(sql`(${HELD}) held`, sql`true`)
      .leftJoinLateral(sql`(${NEXT}) next`, sql`true`)
      .where(isNull(users.closedAt))
      .orderBy(asc(users.name), asc(users.id))
      .prepare(name),
  ).execute({ me: teacherId, now: at.toISOString(), since: sinceWhen(at) });
}

export type PupilMarks = Awaited<ReturnType<typeof findPupilMarks>>[number];
