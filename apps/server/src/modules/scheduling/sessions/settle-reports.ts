import { reportDueAtMs } from "@riwaq/domain/learning/reports/due";
import { and, eq, isNull } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { sessionReports } from "../../learning/tables/session-reports.ts";
import type { Lesson } from "./load-lesson.ts";

/** A lesson that was held owes a report on each pupil; of one that was not, none is waited for. */
export async function settleReports(
  tx: Transaction,
  { id: sessionId, teacherId, endsAt, studentIds }: Lesson,
  status: "Completed" | "Missed",
): Promise<void> {
  if (status === "Missed") {
    const unwritten = and(
      eq(sessionReports.sessionId, sessionId),
      isNull(sessionReports.submittedAt),
    );
    await tx.delete(sessionReports).where(unwritten);
    return;
  }
  if (studentIds.length === 0) return;
  const dueAt = new Date(reportDueAtMs(endsAt.getTime()));
  await tx
    .insert(sessionReports)
    .values(studentIds.map((studentId) => ({ sessionId, studentId, teacherId, dueAt })))
    .onConflictDoNothing();
}
