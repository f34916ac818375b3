import { eq } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { periodicReportReturned } from "../events.ts";
import { periodicReports } from "../tables/periodic-reports.ts";
import { decidePeriodicReport } from "./decide-periodic-report.ts";
import type { PeriodicRow } from "./queries.ts";

/** Back to the teacher, who is told why. */
export async function returnPeriodicReport(
  ctx: Context,
  id: string,
  note: string,
): Promise<PeriodicRow> {
  return decidePeriodicReport(ctx, { id, decided: periodicReportReturned }, async (tx, report) => {
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
