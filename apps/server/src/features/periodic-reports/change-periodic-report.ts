import type { PeriodicReportChange } from "@riwaq/contracts/periodic-reports";
import { eq } from "drizzle-orm";

import { requireTeacher } from "../../actors.ts";
import { refusal } from "../../app-error.ts";
import { writeAuditEntry } from "../../audit/write-audit-entry.ts";
import type { Context } from "../../context.ts";
import { periodicReports } from "../../db/schema/periodic-reports.ts";
import { inTransaction } from "../../db/transaction.ts";
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
    await writeAuditEntry(tx, ctx.actor, {
      action: isSubmitted ? "submit-periodic-report" : "change-periodic-report",
      subject: { type: "periodic_report", id },
    });
    return findPeriodicReport(tx, teacher, id);
  });
}
