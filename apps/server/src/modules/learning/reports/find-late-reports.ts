import type { LateReports } from "@riwaq/contracts/learning/reports";
import { REPORT_ESCALATED_AFTER_MS } from "@riwaq/domain/learning/reports/due";
import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { requireRight } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { users } from "../../identity/tables/users.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { sessionReports } from "../tables/session-reports.ts";

const SHOWN_MAX = 500;

const student = alias(users, "student");
const teacher = alias(users, "teacher");

/** What staff are told of: reports that are not written a day after they were due, by teacher, the oldest first. */
export async function findLateReports({ db, actor, clock }: Context): Promise<LateReports> {
  requireRight("content")(actor);
  const since = new Date(clock.now().getTime() - REPORT_ESCALATED_AFTER_MS);
  const rows = await db
    .select({
      id: sessionReports.id,
      teacherId: teacher.id,
      teacher: teacher.name,
      student: student.name,
      startsAt: sessions.startsAt,
      dueAt: sessionReports.dueAt,
    })
    .from(sessionReports)
    .innerJoin(sessions, eq(sessions.id, sessionReports.sessionId))
    .innerJoin(student, eq(student.id, sessionReports.studentId))
    .innerJoin(teacher, eq(teacher.id, sessionReports.teacherId))
    .where(and(isNull(sessionReports.submittedAt), lte(sessionReports.dueAt, since)))
    .orderBy(asc(teacher.name), asc(teacher.id), asc(sessionReports.dueAt), asc(sessionReports.id))
    .limit(SHOWN_MAX);
  return rows.map((row) => ({
    id: row.id,
    teacher_id: row.teacherId,
    teacher: row.teacher,
    student: row.student,
    starts_at: row.startsAt.toISOString(),
    due_at: row.dueAt.toISOString(),
  }));
}
