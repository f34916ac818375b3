import { type Outcome, statusOfOutcome } from "@riwaq/domain/scheduling/outcomes/outcome";
import { OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { desc, eq, sql } from "drizzle-orm";

import { isOneOf } from "../../../platform/db/columns.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { lessonOutcomes } from "../tables/lesson-outcomes.ts";
import { sessions } from "../tables/sessions.ts";

type Saying = {
  sessionId: string;
  outcome: Outcome;
  /** null: the system, which nobody is. */
  by: { side: "teacher" | "staff"; id: string } | null;
  now: Date;
};

/**
 * Writes how a lesson ended, as the next version; nothing else does. What a person says is also the lesson's status: its
 * copy for whoever lists lessons. The lesson is locked by the caller.
 */
export async function sayOutcome(tx: Transaction, saying: Saying): Promise<void> {
  const { by, sessionId, outcome, now } = saying;
  const before = await findOutcome(tx, sessionId);
  await tx.insert(lessonOutcomes).values({
    ...outcome,
    sessionId,
    version: (before?.version ?? 0) + 1,
    saidBy: by?.side ?? "system",
    saidById: by?.id ?? null,
    createdAt: now,
  });
  if (!by) return;
  const status = statusOfOutcome(outcome.kind);
  await tx.update(sessions).set({ status, updatedAt: now }).where(eq(sessions.id, sessionId));
}

/** What was said of it last. */
export async function findOutcome(db: Database, sessionId: string) {
  const [row] = await db
    .select()
    .from(lessonOutcomes)
    .where(eq(lessonOutcomes.sessionId, sessionId))
    .orderBy(desc(lessonOutcomes.version))
    .limit(1);
  return row ?? null;
}

/**
 * For a query of `sessions`: what the joins say it was, until teacher or staff have said it. One that was confirmed or
 * cancelled has no proposal, and is not looked up.
 */
export const proposedStatus = sql<"Completed" | "Missed" | null>`
  case when ${isOneOf(sql`sessions.status`, OPEN_STATUSES)} then (
    select case when said.said_by <> 'system' then null
      when said.kind like '%absent' then 'Missed' else 'Completed' end
    from lesson_outcomes said where said.session_id = sessions.id
    order by said.version desc limit 1) end`;
