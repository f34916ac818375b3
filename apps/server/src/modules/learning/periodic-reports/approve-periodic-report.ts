import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { periodicReportApproved } from "../events.ts";
import { periodicReports } from "../tables/periodic-reports.ts";
import { type PeriodicRow, findPeriodicReport, lockSubmitted } from "./queries.ts";

/** The parents may read it from now on. */
export const approvePeriodicReport = command({
  by: requireRight("content"),
  lock: (tx, { actor }, { id }: { id: string }) => lockSubmitted(tx, actor, id),
  run: async (ctx, { id }): Promise<PeriodicRow> => {
    const { tx, actor, locked: report, now } = ctx;
    await tx
      .update(periodicReports)
      .set({
        status: "approved",
        approvedAt: now,
        approvedById: actor.id,
        version: report.version + 1,
        updatedAt: now,
      })
      .where(eq(periodicReports.id, id));
    await emit(ctx, tx, periodicReportApproved(id, {}, report));
    return findPeriodicReport(tx, actor, id);
  },
});
