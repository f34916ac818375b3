import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { reportVersions } from "../tables/report-versions.ts";
import { sessionReports } from "../tables/session-reports.ts";
import { isReadAsFamily, within } from "./policy.ts";

/** When the reader last opened a report. */
const readAt = (readerId: string) =>
  sql<Date | null>`(select r.read_at from reads r where r.user_id = ${readerId}
    and r.subject = 'report' and r.subject_id = ${sessionReports.id})`.mapWith(
    reportVersions.createdAt,
  );

/** The reports on these lessons that were sent and that the reader may read, by lesson; those of one lesson by name. */
export async function findSentReports(
  db: Database,
  reader: SignedIn,
  sessionIds: readonly string[],
) {
  const rows = await db
    .select({
      id: sessionReports.id,
      sessionId: sessionReports.sessionId,
      student: users.name,
      grade: sessionReports.grade,
      teacherId: sessionReports.teacherId,
      writtenAt:
        sql<Date>`coalesce(${reportVersions.createdAt}, ${sessionReports.submittedAt})`.mapWith(
          reportVersions.createdAt,
        ),
      readAt: readAt(reader.id),
    })
    .from(sessionReports)
    .innerJoin(users, eq(users.id, sessionReports.studentId))
    .leftJoin(
      reportVersions,
      and(
        eq(reportVersions.reportId, sessionReports.id),
        eq(reportVersions.version, sessionReports.version),
      ),
    )
    .where(
      and(
        inArray(sessionReports.sessionId, [...sessionIds]),
        isNotNull(sessionReports.submittedAt),
        within(reader),
      ),
    )
    .orderBy(asc(users.name), asc(sessionReports.id));
  const reports = rows.map(({ sessionId, writtenAt, readAt: at, ...row }) => ({
    sessionId,
    id: row.id,
    student: row.student,
    grade: row.grade,
    is_new: isReadAsFamily(reader, row) && (at === null || at < writtenAt),
  }));
  return Map.groupBy(reports, ({ sessionId }) => sessionId);
}
