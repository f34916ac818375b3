import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { periodicReportReturned } from "../events.ts";
import { periodicReports } from "../tables/periodic-reports.ts";
import { inNewHands } from "./policy.ts";
import { type PeriodicRow, findPeriodicReport, lockSubmitted } from "./queries.ts";

/** Back to the teacher, with a note that says why. */
export const returnPeriodicReport = command({
  by: requireRight("content"),
  lock: (tx, { actor }, { id }: { id: string; note: string }) => lockSubmitted(tx, actor, id),
  run: async (ctx, { id, note }): Promise<PeriodicRow> => {
    const { tx, actor, locked: report, now } = ctx;
    await tx
      .update(periodicReports)
      .set({
        status: "draft",
        returnNote: note,
        version: report.version + 1,
        updatedAt: now,
        ...inNewHands(now),
      })
      .where(eq(periodicReports.id, id));
    await emit(ctx, tx, periodicReportReturned(id, {}, report));
    return findPeriodicReport(tx, actor, id);
  },
});
