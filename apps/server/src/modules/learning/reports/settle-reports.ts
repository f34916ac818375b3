import { reportDueAtMs } from "@riwaq/domain/learning/reports/due";
import { SETTLES_AFTER_MS } from "@riwaq/domain/scheduling/outcomes/settle-lesson";
import { and, eq, isNull } from "drizzle-orm";

import { on } from "../../../platform/events/subscriber.ts";
import { instituteIn } from "../../../platform/institute.ts";
import { outcomeSaid } from "../../scheduling/events.ts";
import { sessionReports } from "../tables/session-reports.ts";

/** A lesson that was given owes a report on each pupil; of one that was not, none is waited for. */
export const settleReports = on(outcomeSaid, async (ctx, tx, { subject, aside }) => {
  const sessionId = subject.id;
  const { lesson, meant, means } = aside;
  const { teacherId, endsAt, studentIds } = lesson;
  if (!means.owesReport) {
    const unwritten = and(
      eq(sessionReports.sessionId, sessionId),
      isNull(sessionReports.submittedAt),
    );
    if (meant?.owesReport) await tx.delete(sessionReports).where(unwritten);
    return;
  }
  if (studentIds.length === 0) return;
  const { reportDueHours } = await instituteIn(tx);
  // Who learns late that one is owed has as long as where the lesson settles by itself.
  const owedFromMs = Math.max(endsAt.getTime(), ctx.clock.now().getTime() - SETTLES_AFTER_MS);
  const dueAt = new Date(reportDueAtMs(owedFromMs, reportDueHours));
  await tx
    .insert(sessionReports)
    .values(studentIds.map((studentId) => ({ sessionId, studentId, teacherId, dueAt })))
    .onConflictDoNothing();
});
