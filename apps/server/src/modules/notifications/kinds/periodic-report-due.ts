import { on } from "../../../platform/events/subscriber.ts";
import { periodicReportDrafted, periodicReportReturned } from "../../learning/events.ts";
import { findReader } from "../notices/queries.ts";
import { notify } from "../notifications/notify.ts";

/** The teacher has a quarterly report to write, or to write again. */
export const periodicReportDue = [periodicReportDrafted, periodicReportReturned].map((due) =>
  on(due, async (ctx, tx, { subject: { id }, aside: report }) => {
    const student = await findReader(tx, report.studentId);
    await notify(ctx, tx, [
      {
        userId: report.teacherId,
        event: "periodic-report-due",
        key: `periodic-report-due:${id}:${report.version}`,
        params: { student: student?.name ?? "", from: report.periodStart, to: report.periodEnd },
        path: `/periodic-reports/${id}`,
      },
    ]);
  }),
);
