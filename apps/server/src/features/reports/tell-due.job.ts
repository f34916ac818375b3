import { and, asc, eq, gt, isNull, lte, notExists, sql } from "drizzle-orm";

import type { RoundDeps } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { notifications } from "../../db/schema/notifications.ts";
import { sessionReports } from "../../db/schema/session-reports.ts";
import { sessions } from "../../db/schema/sessions.ts";
import { users } from "../../db/schema/users.ts";
import { inTransaction } from "../../db/transaction.ts";
import { notify } from "../notifications/notify.ts";

const BATCH = 200;

/** Of older ones nobody is told any more, as after a long standstill: the dashboard shows them. */
const TOLD_MS = 3 * 86_400_000;

const keyOf = (id: string) => `report-due:${id}`;

/** Tells teachers once of each report that is due and not written; answers of how many. */
export async function tellDue(deps: Pick<RoundDeps, "db" | "clock" | "config">): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const due = await findUntoldDue(tx, deps.clock.now());
    await notify(
      deps,
      tx,
      due.map(({ id, sessionId, teacherId, student, startsAt }) => ({
        userId: teacherId,
        event: "report-due" as const,
        key: keyOf(id),
        params: { student, at: startsAt.toISOString() },
        path: `/sessions/${sessionId}/report`,
      })),
    );
    return due.length;
  });
}

function findUntoldDue(tx: Database, now: Date) {
  const told = tx
    .select({ key: notifications.key })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, sessionReports.teacherId),
        eq(notifications.key, sql`${keyOf("")} || ${sessionReports.id}::text`),
      ),
    );
  return tx
    .select({
      id: sessionReports.id,
      sessionId: sessionReports.sessionId,
      teacherId: sessionReports.teacherId,
      student: users.name,
      startsAt: sessions.startsAt,
    })
    .from(sessionReports)
    .innerJoin(sessions, eq(sessions.id, sessionReports.sessionId))
    .innerJoin(users, eq(users.id, sessionReports.studentId))
    .where(
      and(
        isNull(sessionReports.submittedAt),
        lte(sessionReports.dueAt, now),
        gt(sessionReports.dueAt, new Date(now.getTime() - TOLD_MS)),
        notExists(told),
      ),
    )
    .orderBy(asc(sessionReports.dueAt), asc(sessionReports.id))
    .limit(BATCH);
}
