import type { PeriodicReportChange } from "@riwaq/contracts/learning/periodic-reports";
import { eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { periodicReportChanged, periodicReportSubmitted } from "../events.ts";
import { periodicReports } from "../tables/periodic-reports.ts";
import { inNewHands } from "./policy.ts";
import { type PeriodicRow, findPeriodicReport, lockPeriodicReport } from "./queries.ts";

type Change = { id: string; input: PeriodicReportChange; isSubmitted: boolean };

/** The teacher's words, while it is a draft; submitted, staff decide. What another window changed meanwhile is refused. */
export const changePeriodicReport = command({
  by: requireTeacher,
  lock: (tx, { actor }, { id }: Change) => lockPeriodicReport(tx, actor, id),
  run: async (ctx, { id, input, isSubmitted }): Promise<PeriodicRow> => {
    const { tx, locked: report, now } = ctx;
    if (report.status !== "draft") throw refusal("conflict", "periodic_not_draft");
    if (report.version !== input.version) throw refusal("conflict", "report_changed");
    await tx
      .update(periodicReports)
      .set({
        text: input.text,
        version: report.version + 1,
        updatedAt: now,
        ...(isSubmitted && {
          status: "submitted" as const,
          submittedAt: now,
          returnNote: "",
          ...inNewHands(now),
        }),
      })
      .where(eq(periodicReports.id, id));
    const changed = isSubmitted ? periodicReportSubmitted : periodicReportChanged;
    await emit(ctx, tx, changed(id, {}, report));
    return findPeriodicReport(tx, ctx.actor, id);
  },
});
