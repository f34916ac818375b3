import { and, asc, eq, gt, isNull, lte, notExists, sql } from "drizzle-orm";

import { byAnyone, command, contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import { sessionReports } from "../../learning/tables/session-reports.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { reportDue } from "../kinds/report-due.ts";
import { notifications } from "../tables/notifications.ts";

const BATCH = 200;

/** Of older ones nobody is told any more, as after a long standstill: the dashboard shows them. */
const TOLD_MS = 3 * 86_400_000;

const keyOf = (id: string) => `report-due:${id}`;

/** Tells teachers once of each report that is due and not written; answers of how many. */
export function tellDueReports(deps: RoundDeps): Promise<number> {
  return tellSome(contextOfRound(deps), {});
}

const tellSome = command({
  by: byAnyone,
  trace: "none",
  run: async (ctx): Promise<number> => {
    const due = await findUntoldDue(ctx.tx, ctx.now);
    await reportDue.tell(
      ctx,
      ctx.tx,
      due.map(({ id, sessionId, teacherId, student, startsAt }) => ({
        userId: teacherId,
        key: keyOf(id),
        words: { student, at: startsAt.toISOString() },
        path: `/sessions/${sessionId}/report`,
      })),
    );
    return due.length;
  },
});

function findUntoldDue(tx: Transaction, now: Date) {
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
