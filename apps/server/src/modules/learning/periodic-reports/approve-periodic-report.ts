import { eq } from "drizzle-orm";

import { requireStaff } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { periodicReportApproved } from "../events.ts";
import { periodicReports } from "../tables/periodic-reports.ts";
import { decidePeriodicReport } from "./decide-periodic-report.ts";
import { type PeriodicRow, findParentIds } from "./queries.ts";

/** The parents may read it from now on, and are told. */
export async function approvePeriodicReport(ctx: Context, id: string): Promise<PeriodicRow> {
  const staff = requireStaff(ctx.actor);
  const now = ctx.clock.now();
  return decidePeriodicReport(ctx, { id, decided: periodicReportApproved }, async (tx, report) => {
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
