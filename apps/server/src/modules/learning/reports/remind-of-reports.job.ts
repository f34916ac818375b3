import { groupBy } from "@riwaq/domain/group-by";
import { REPORT_ESCALATED_AFTER_MS } from "@riwaq/domain/learning/reports/due";
import { type SQL, and, asc, inArray, isNull, lte } from "drizzle-orm";

import { byAnyone, command, contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { reportFellDue, reportsFellLate } from "../events.ts";
import { sessionReports } from "../tables/session-reports.ts";

const BATCH = 200;

/** Tells teachers once of each report that is due and not written; answers of how many. */
export const remindOfReports = (deps: RoundDeps): Promise<number> =>
  inBatches(() => remindSome(contextOfRound(deps), {}));

/** Tells staff once of each report that is not written a day after it was due, by teacher; answers of how many. */
export const escalateReports = (deps: RoundDeps): Promise<number> =>
  inBatches(() => escalateSome(contextOfRound(deps), {}));

async function inBatches(some: () => Promise<number>): Promise<number> {
  let count = 0;
  for (;;) {
    const done = await some();
    count += done;
    if (done < BATCH) return count;
  }
}

/** The oldest of those that are owed and that `wanted` names; another process that tells them meanwhile is not waited for. */
const owed = (tx: Transaction, wanted: SQL | undefined) =>
  inArray(
    sessionReports.id,
    tx
      .select({ id: sessionReports.id })
      .from(sessionReports)
      .where(and(isNull(sessionReports.submittedAt), wanted))
      .orderBy(asc(sessionReports.dueAt), asc(sessionReports.id))
      .limit(BATCH)
      .for("update", { skipLocked: true }),
  );

const remindSome = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx): Promise<number> => {
    const { tx, now } = ctx;
    const due = await tx
      .update(sessionReports)
      .set({ remindedAt: now })
      .where(owed(tx, and(isNull(sessionReports.remindedAt), lte(sessionReports.dueAt, now))))
      .returning();
    for (const report of due) await emit(ctx, tx, reportFellDue(report.id, {}, report));
    return due.length;
  },
});

const escalateSome = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx): Promise<number> => {
    const { tx, now } = ctx;
    const since = new Date(now.getTime() - REPORT_ESCALATED_AFTER_MS);
    const late = await tx
      .update(sessionReports)
      .set({ escalatedAt: now })
      .where(owed(tx, and(isNull(sessionReports.escalatedAt), lte(sessionReports.dueAt, since))))
      .returning({ teacherId: sessionReports.teacherId });
    for (const [teacherId, reports] of groupBy(late, (report) => report.teacherId)) {
      await emit(ctx, tx, reportsFellLate(teacherId, { count: reports.length }));
    }
    return late.length;
  },
});
