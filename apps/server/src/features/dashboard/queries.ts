import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";

import type { Database } from "../../db/database.ts";
import { sessionReports } from "../../db/schema/session-reports.ts";
import { sessions } from "../../db/schema/sessions.ts";
import { users } from "../../db/schema/users.ts";

/** How many sessions are still to be held, and when the next one starts. */
export async function countUpcoming(db: Database, teacherId: string, now: Date) {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      nextAtSeconds: sql<number | null>`extract(epoch from min(${sessions.startsAt}))::float8`,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.teacherId, teacherId),
        gt(sessions.startsAt, now),
        inArray(sessions.status, ["Scheduled", "Joined"]),
      ),
    );
  return { count: row?.count ?? 0, nextAtSeconds: row?.nextAtSeconds ?? null };
}

export async function findPendingReports(db: Database, teacherId: string) {
  return db
    .select({
      sessionId: sessionReports.sessionId,
      student: users.name,
      dueAt: sessionReports.dueAt,
    })
    .from(sessionReports)
    .innerJoin(users, eq(users.id, sessionReports.studentId))
    .where(and(eq(sessionReports.teacherId, teacherId), isNull(sessionReports.submittedAt)))
    .orderBy(asc(sessionReports.dueAt))
    .limit(200);
}
