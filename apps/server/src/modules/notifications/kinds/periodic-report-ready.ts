import { periodicReportApproved } from "../../learning/events.ts";
import { findParentsOf, findReader } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

/** The parents may read it from now on. */
export const periodicReportReady = defineKind({
  name: "periodic-report-ready",
  group: "reports",
  words: { student: "name", from: "date", to: "date" },
}).follows([periodicReportApproved], async (_, tx, { subject: { id }, aside: report }) => {
  const student = await findReader(tx, report.studentId);
  const parents = await findParentsOf(tx, [report.studentId]);
  return parents.map(({ parent }) => ({
    userId: parent.id,
    key: `periodic-report-ready:${id}`,
    words: { student: student?.name ?? "", from: report.periodStart, to: report.periodEnd },
    path: `/periodic-reports/${id}`,
  }));
});
