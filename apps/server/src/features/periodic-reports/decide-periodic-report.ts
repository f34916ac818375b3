import { eq } from "drizzle-orm";

import { requireStaff } from "../../actors.ts";
import { refusal } from "../../app-error.ts";
import { writeAuditEntry } from "../../audit/write-audit-entry.ts";
import type { Context, SignedIn } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { periodicReports } from "../../db/schema/periodic-reports.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type Notice, notify } from "../notifications/notify.ts";
import {
  type LockedReport,
  type PeriodicRow,
  findParentIds,
  findPeriodicReport,
  lockPeriodicReport,
} from "./queries.ts";

/** The parents may read it from now on, and are told. */
export async function approvePeriodicReport(ctx: Context, id: string): Promise<PeriodicRow> {
  const staff = requireStaff(ctx.actor);
  const now = ctx.clock.now();
  return decide(ctx, { id, staff, action: "approve-periodic-report" }, async (tx, report) => {
    await tx
      .update(periodicReports)
      .set({
        status: "approved",
        approvedAt: now,
        approvedById: staff.id,
        version: report.version + 1,
        updatedAt: now,
      })
      .where(eq(periodicReports.id, id));
    const parents = await findParentIds(tx, report.studentId);
    return parents.map((userId) => ({
      userId,
      event: "periodic-report-ready" as const,
      key: `periodic-report-ready:${id}`,
    }));
  });
}

/** Back to the teacher, who is told why. */
export async function returnPeriodicReport(
  ctx: Context,
  id: string,
  note: string,
): Promise<PeriodicRow> {
  const staff = requireStaff(ctx.actor);
  return decide(ctx, { id, staff, action: "return-periodic-report" }, async (tx, report) => {
    await tx
      .update(periodicReports)
      .set({
        status: "draft",
        returnNote: note,
        version: report.version + 1,
        updatedAt: ctx.clock.now(),
      })
      .where(eq(periodicReports.id, id));
    return [
      {
        userId: report.teacherId,
        event: "periodic-report-due" as const,
        key: `periodic-report-due:${id}:${report.version}`,
      },
    ];
  });
}

type Told = Pick<Notice, "userId" | "event" | "key">;
type Decision = { id: string; staff: SignedIn; action: string };

async function decide(
  ctx: Context,
  { id, staff, action }: Decision,
  write: (tx: Database, report: LockedReport) => Promise<Told[]>,
): Promise<PeriodicRow> {
  return inTransaction(ctx.db, async (tx) => {
    const report = await lockPeriodicReport(tx, staff, id);
    if (report.status !== "submitted") throw refusal("conflict", "periodic_not_submitted");
    const told = await write(tx, report);
    const row = await findPeriodicReport(tx, staff, id);
    await writeAuditEntry(tx, ctx.actor, { action, subject: { type: "periodic_report", id } });
    const params = { student: row.student, from: row.periodStart, to: row.periodEnd };
    const path = `/periodic-reports/${id}`;
    await notify(
      ctx,
      tx,
      told.map((notice) => ({ ...notice, params, path })),
    );
    return row;
  });
}
