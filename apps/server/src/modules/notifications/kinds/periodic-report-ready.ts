import { on } from "../../../platform/events/subscriber.ts";
import { periodicReportApproved } from "../../learning/events.ts";
import { findParentsOf, findReader } from "../notices/queries.ts";
import { notify } from "../notifications/notify.ts";

/** The parents may read it from now on. */
export const periodicReportReady = [
  on(periodicReportApproved, async (ctx, tx, { subject: { id }, aside: report }) => {
    const student = await findReader(tx, report.studentId);
    const parents = await findParentsOf(tx, [report.studentId]);
    await notify(
      ctx,
      tx,
      parents.map(({ parent }) => ({
        userId: parent.id,
        event: "periodic-report-ready",
        key: `periodic-report-ready:${id}`,
        params: { student: student?.name ?? "", from: report.periodStart, to: report.periodEnd },
        path: `/periodic-reports/${id}`,
      })),
    );
  }),
];
