import { reportDueAtMs } from "@riwaq/domain/learning/reports/due";
import { SETTLES_AFTER_MS } from "@riwaq/domain/scheduling/outcomes/settle-lesson";
import { and, eq, isNull } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { on } from "../../../platform/events/subscriber.ts";
import { instituteIn } from "../../../platform/institute.ts";
import { outcomeSaid } from "../../scheduling/events.ts";
import { keptDrafts } from "../tables/kept-drafts.ts";
import { sessionReports } from "../tables/session-reports.ts";

/** A lesson that was given owes a report on each pupil; of one that was not, none is waited for. */
export const settleReports = on(outcomeSaid, async (ctx, tx, { subject, aside }) => {
  const sessionId = subject.id;
  const { lesson, meant, means } = aside;
  const { teacherId, endsAt, studentIds } = lesson;
  const now = ctx.clock.now();
  if (!means.owesReport) {
    if (meant?.owesReport) await waive(tx, sessionId, now);
    return;
  }
  if (studentIds.length === 0) return;
  const { reportDueHours } = await instituteIn(tx);
  // Who learns late that one is owed has as long as where the lesson settles by itself.
  const owedFromMs = Math.max(endsAt.getTime(), now.getTime() - SETTLES_AFTER_MS);
  const dueAt = new Date(reportDueAtMs(owedFromMs, reportDueHours));
  const typed = await takeTyped(tx, sessionId);
  await tx
    .insert(sessionReports)
    .values(
      studentIds.map((studentId) => {
        const { draft = null, savedAt = null } = typed.get(studentId) ?? {};
        return { sessionId, studentId, teacherId, dueAt, draft, draftSavedAt: savedAt };
      }),
    )
    .onConflictDoNothing();
});

/** None is waited for; what was typed of it is kept. */
async function waive(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  const gone = await tx
    .delete(sessionReports)
    .where(and(eq(sessionReports.sessionId, sessionId), isNull(sessionReports.submittedAt)))
    .returning();
  const typed = gone.flatMap(({ studentId, teacherId, draft, draftSavedAt }) =>
    draft ? [{ sessionId, studentId, teacherId, draft, savedAt: draftSavedAt ?? now }] : [],
  );
  if (typed.length > 0) await tx.insert(keptDrafts).values(typed);
}

async function takeTyped(tx: Transaction, sessionId: string) {
  const rows = await tx.delete(keptDrafts).where(eq(keptDrafts.sessionId, sessionId)).returning();
  return new Map(rows.map((row) => [row.studentId, row]));
}
