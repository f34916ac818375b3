import { groupBy } from "@riwaq/domain/group-by";
import {
  PERIODIC_ESCALATED_AFTER_MS,
  PERIODIC_REMINDED_AFTER_MS,
} from "@riwaq/domain/learning/reports/due";
import { and, eq, isNull, lte, ne } from "drizzle-orm";

import { byAnyone, command, contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { periodicReportWaits, periodicReportsFellLate } from "../events.ts";
import { periodicReports } from "../tables/periodic-reports.ts";

/**
 * Tells whoever has a quarterly report and has not touched it for a week, once; and staff of drafts that teachers have
 * left for two weeks. Answers of how many. None is lost because nobody writes.
 */
export async function remindOfPeriodicReports(deps: RoundDeps): Promise<number> {
  const ctx = contextOfRound(deps);
  return (await remind(ctx, {})) + (await escalate(ctx, {}));
}

const before = (now: Date, ms: number) =>
  lte(periodicReports.waitingSince, new Date(now.getTime() - ms));

const remind = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx): Promise<number> => {
    const { tx, now } = ctx;
    const left = await tx
      .update(periodicReports)
      .set({ remindedAt: now })
      .where(
        and(
          ne(periodicReports.status, "approved"),
          isNull(periodicReports.remindedAt),
          before(now, PERIODIC_REMINDED_AFTER_MS),
        ),
      )
      .returning();
    for (const { status, ...report } of left) {
      if (status === "approved") continue;
      await emit(ctx, tx, periodicReportWaits(report.id, {}, { ...report, status }));
    }
    return left.length;
  },
});

const escalate = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx): Promise<number> => {
    const { tx, now } = ctx;
    const left = await tx
      .update(periodicReports)
      .set({ escalatedAt: now })
      .where(
        and(
          eq(periodicReports.status, "draft"),
          isNull(periodicReports.escalatedAt),
          before(now, PERIODIC_ESCALATED_AFTER_MS),
        ),
      )
      .returning({ teacherId: periodicReports.teacherId });
    for (const [teacherId, drafts] of groupBy(left, (draft) => draft.teacherId)) {
      await emit(ctx, tx, periodicReportsFellLate(teacherId, { count: drafts.length }));
    }
    return left.length;
  },
});
