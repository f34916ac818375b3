import {
  LATE_REPORTS_PER_PAGE,
  type LateReports,
  type LateReportsQuery,
} from "@riwaq/contracts/learning/reports";
import { REPORT_ESCALATED_AFTER_MS } from "@riwaq/domain/learning/reports/due";
import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { requireRight } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { users } from "../../identity/tables/users.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { sessionReports } from "../tables/session-reports.ts";

const student = alias(users, "student");
const teacher = alias(users, "teacher");

/** What staff are told of: reports that are not written a day after they were due, by teacher, the oldest first. */
export async function findLateReports(
  { db, actor, clock }: Context,
  { page: asked }: LateReportsQuery,
): Promise<LateReports> {
  requireRight("content")(actor);
  const since = new Date(clock.now().getTime() - REPORT_ESCALATED_AFTER_MS);
  const isLate = and(isNull(sessionReports.submittedAt), lte(sessionReports.dueAt, since));
  const total = await db.$count(sessionReports, isLate);
  const pages = Math.max(1, Math.ceil(total / LATE_REPORTS_PER_PAGE));
  const page = Math.min(asked, pages);
  const rows = await db
    .select({
      id: sessionReports.id,
      teacherId: teacher.id,
      teacher: teacher.name,
      ofTeacher: sql<number>`count(*) over (partition by ${teacher.id})::int`,
      student: student.name,
      startsAt: sessions.startsAt,
      dueAt: sessionReports.dueAt,
    })
    .from(sessionReports)
    .innerJoin(sessions, eq(sessions.id, sessionReports.sessionId))
    .innerJoin(student, eq(student.id, sessionReports.studentId))
    .innerJoin(teacher, eq(teacher.id, sessionReports.teacherId))
    .where(isLate)
    .orderBy(asc(teacher.name), asc(teacher.id), asc(sessionReports.dueAt), asc(sessionReports.id))
    .limit(LATE_REPORTS_PER_PAGE)
    .offset((page - 1) * LATE_REPORTS_PER_PAGE);
  const reports = rows.map((row) => ({
    id: row.id,
    teacher_id: row.teacherId,
    teacher: row.teacher,
    of_teacher: row.ofTeacher,
    student: row.student,
    starts_at: row.startsAt.toISOString(),
    due_at: row.dueAt.toISOString(),
  }));
  return { reports, page, pages, total };
}
