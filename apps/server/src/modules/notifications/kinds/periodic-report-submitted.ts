import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Emitting } from "../../../platform/events/emit.ts";
import { periodicReportSubmitted, periodicReportWaits } from "../../learning/events.ts";
import { findReader, findStaffWith } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

type Submitted = { subject: { id: string }; aside: { studentId: string; teacherId: string } };

async function tellStaff(ctx: Emitting, tx: Transaction, { subject, aside }: Submitted) {
  const student = await findReader(tx, aside.studentId);
  const teacher = await findReader(tx, aside.teacherId);
  return (await findStaffWith(tx, "content")).map((userId) => ({
    userId,
    key: `periodic-report-submitted:${subject.id}:${ctx.clock.now().toISOString()}`,
    words: { student: student?.name ?? "", teacher: teacher?.name ?? "" },
    path: `/periodic-reports/${subject.id}`,
  }));
}

/** A quarterly report waits for staff to approve it; told again after a week. */
export const periodicReportToApprove = defineKind({
  name: "periodic-report-submitted",
  group: "reports",
  words: { student: "name", teacher: "name" },
})
  .follows([periodicReportSubmitted], tellStaff)
  .follows([periodicReportWaits], async (ctx, tx, event) =>
    event.aside.status === "submitted" ? tellStaff(ctx, tx, event) : [],
  );
