import type { PeriodicReportChange } from "@riwaq/contracts/learning/periodic-reports";
import { eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { periodicReportChanged, periodicReportSubmitted } from "../events.ts";
import { periodicReports } from "../tables/periodic-reports.ts";
import { findPeriodicReport, lockPeriodicReport } from "./queries.ts";

type Change = { id: string; input: PeriodicReportChange; isSubmitted: boolean };

/** The teacher's words, while it is a draft; submitted, staff decide. What another window changed meanwhile is refused. */
export async function changePeriodicReport(ctx: Context, { id, input, isSubmitted }: Change) {
  const teacher = requireTeacher(ctx.actor);
  const now = ctx.clock.now();
  return inTransaction(ctx.db, async (tx) => {
    const report = await lockPeriodicReport(tx, teacher, id);
    if (report.status !== "draft") throw refusal("conflict", "periodic_not_draft");
    if (report.version !== input.version) throw refusal("conflict", "report_changed");
    await tx
      .update(periodicReports)
      .set({
        text: input.text,
        version: report.version + 1,
        updatedAt: now,
        ...(isSubmitted ? { status: "submitted" as const, submittedAt: now, returnNote: "" } : {}),
      })
      .where(eq(periodicReports.id, id));
    await emit(ctx, tx, (isSubmitted ? periodicReportSubmitted : periodicReportChanged)(id));
    return findPeriodicReport(tx, teacher, id);
  });
}
