import { requireStaff } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction, type Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { type Notice, notify } from "../../notifications/notifications/notify.ts";
import type { periodicReportApproved } from "../events.ts";
import {
  type LockedReport,
  type PeriodicRow,
  findPeriodicReport,
  lockPeriodicReport,
} from "./queries.ts";

type Told = Pick<Notice, "userId" | "event" | "key">;
type Decision = { id: string; decided: typeof periodicReportApproved };

/** What staff make of a report that was submitted: `write` answers who is to be told. */
export async function decidePeriodicReport(
  ctx: Context,
  { id, decided }: Decision,
  write: (tx: Transaction, report: LockedReport) => Promise<Told[]>,
): Promise<PeriodicRow> {
  const staff = requireStaff(ctx.actor);
  return inTransaction(ctx.db, async (tx) => {
    const report = await lockPeriodicReport(tx, staff, id);
    if (report.status !== "submitted") throw refusal("conflict", "periodic_not_submitted");
    const told = await write(tx, report);
    const row = await findPeriodicReport(tx, staff, id);
    await emit(ctx, tx, decided(id));
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
