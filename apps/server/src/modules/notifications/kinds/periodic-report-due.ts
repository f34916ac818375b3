import { periodicReportDrafted, periodicReportReturned } from "../../learning/events.ts";
import { findReader } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

/** The teacher has a quarterly report to write, or to write again. */
export const periodicReportDue = defineKind({
  name: "periodic-report-due",
  group: "reports",
  words: { student: "name", from: "date", to: "date" },
}).follows(
  [periodicReportDrafted, periodicReportReturned],
  async (_, tx, { subject: { id }, aside: report }) => {
    const student = await findReader(tx, report.studentId);
    return [
      {
        userId: report.teacherId,
        key: `periodic-report-due:${id}:${report.version}`,
        words: { student: student?.name ?? "", from: report.periodStart, to: report.periodEnd },
        path: `/periodic-reports/${id}`,
      },
    ];
  },
);
