import type { Transaction } from "../../../platform/db/transaction.ts";
import {
  periodicReportDrafted,
  periodicReportReturned,
  periodicReportWaits,
} from "../../learning/events.ts";
import { findReader } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

/** The teacher has a quarterly report to write, or to write again; and is told so once more after a week. */
export const periodicReportDue = defineKind({
  name: "periodic-report-due",
  group: "reports",
  words: { student: "name", from: "date", to: "date" },
})
  .follows([periodicReportDrafted, periodicReportReturned], async (_, tx, { subject, aside }) => [
    await told(tx, subject.id, aside),
  ])
  .follows([periodicReportWaits], async (ctx, tx, { subject, aside }) => {
    if (aside.status !== "draft") return [];
    const one = await told(tx, subject.id, aside);
    return [{ ...one, key: `${one.key}:${ctx.clock.now().toISOString()}` }];
  });

type Waiting = Parameters<typeof periodicReportDrafted>[2];

async function told(tx: Transaction, id: string, report: Waiting) {
  const student = await findReader(tx, report.studentId);
  return {
    userId: report.teacherId,
    key: `periodic-report-due:${id}:${report.version}`,
    words: { student: student?.name ?? "", from: report.periodStart, to: report.periodEnd },
    path: `/periodic-reports/${id}`,
  };
}
