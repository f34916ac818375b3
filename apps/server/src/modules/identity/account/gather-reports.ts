import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { periodicReports } from "../../learning/tables/periodic-reports.ts";
import { reportVersions } from "../../learning/tables/report-versions.ts";
import { sessionReports } from "../../learning/tables/session-reports.ts";
import { users } from "../tables/users.ts";
import type { Subjects } from "./queries.ts";

/** Reports as this person may read them: a family what was sent, a teacher their own with drafts, versions and notes. */
export async function gatherReports(db: Database, { person, subjects }: Subjects) {
  return person.role === "T" ? findWritten(db, person.id) : findReceived(db, person.role, subjects);
}

const columns = {
  session_id: sessionReports.sessionId,
  student: users.name,
  submitted_at: sessionReports.submittedAt,
  attendance: sessionReports.attendance,
  grade: sessionReports.grade,
  content: sessionReports.content,
};
const periodicColumns = {
  student: users.name,
  period_start: periodicReports.periodStart,
  period_end: periodicReports.periodEnd,
  figures: periodicReports.figures,
  text: periodicReports.text,
  approved_at: periodicReports.approvedAt,
};

async function findReceived(db: Database, role: string, subjects: readonly string[]) {
  const ids = [...subjects];
  const reports = await db
    .select(columns)
    .from(sessionReports)
    .innerJoin(users, eq(users.id, sessionReports.studentId))
    .where(and(inArray(sessionReports.studentId, ids), isNotNull(sessionReports.submittedAt)))
    .orderBy(asc(sessionReports.submittedAt), asc(sessionReports.id));
  // The periodic report is written to the parents.
  const periodic =
    role === "P"
      ? await db
          .select(periodicColumns)
          .from(periodicReports)
          .innerJoin(users, eq(users.id, periodicReports.studentId))
          .where(
            and(inArray(periodicReports.studentId, ids), eq(periodicReports.status, "approved")),
          )
          .orderBy(asc(periodicReports.periodStart), asc(periodicReports.id))
      : [];
  return { reports, periodic_reports: periodic };
}

async function findWritten(db: Database, teacherId: string) {
  const reports = await db
    .select({
      id: sessionReports.id,
      ...columns,
      due_at: sessionReports.dueAt,
      draft: sessionReports.draft,
    })
    .from(sessionReports)
    .innerJoin(users, eq(users.id, sessionReports.studentId))
    .where(eq(sessionReports.teacherId, teacherId))
    .orderBy(asc(sessionReports.dueAt), asc(sessionReports.id));
  const versions = await db
    .select({
      report_id: reportVersions.reportId,
      version: reportVersions.version,
      content: reportVersions.content,
      internal_note: reportVersions.internalNote,
      written_at: reportVersions.createdAt,
    })
    .from(reportVersions)
    .innerJoin(sessionReports, eq(sessionReports.id, reportVersions.reportId))
    .where(eq(sessionReports.teacherId, teacherId))
    .orderBy(asc(reportVersions.createdAt), asc(reportVersions.version));
  const periodic = await db
    .select({ ...periodicColumns, status: periodicReports.status })
    .from(periodicReports)
    .innerJoin(users, eq(users.id, periodicReports.studentId))
    .where(eq(periodicReports.teacherId, teacherId))
    .orderBy(asc(periodicReports.periodStart), asc(periodicReports.id));
  return { reports, report_versions: versions, periodic_reports: periodic };
}
