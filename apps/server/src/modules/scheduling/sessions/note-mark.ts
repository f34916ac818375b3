import { and, eq, gt, gte, isNull, lte } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { outcomeQuestions } from "../tables/outcome-questions.ts";
import { presenceMarks } from "../tables/presence-marks.ts";
import { sessions } from "../tables/sessions.ts";

export type Mark = Pick<
  typeof presenceMarks.$inferInsert,
  "sessionId" | "userId" | "side" | "kind" | "at"
> & {
  connection: string | null;
  /** Where the room tells who waits in it from a lesson that has begun; left out, whoever comes first begins it. */
  isWaiting?: boolean;
};

/** Who presses again within a minute is not noted again; what a provider tells twice has the same instant. */
const SAME_PRESS_MS = 59_999;

/**
 * Notes who opened a lesson, came or left when; the first one makes it Joined. What is told late has what was asked
 * about the lesson looked at again. Whether the door is open is the caller's question.
 */
export async function noteMark(tx: Transaction, mark: Mark, now: Date): Promise<void> {
  const { isWaiting = false, ...noted } = mark;
  const { sessionId } = noted;
  if (noted.kind !== "left" && !isWaiting) {
    await tx
      .update(sessions)
      .set({ status: "Joined", updatedAt: now })
      .where(and(eq(sessions.id, sessionId), eq(sessions.status, "Scheduled")));
  }
  if (await isNoted(tx, noted)) return;
  await tx.insert(presenceMarks).values(noted);
  await tx
    .update(outcomeQuestions)
    .set({ dueAt: now })
    .where(and(eq(outcomeQuestions.sessionId, sessionId), gt(outcomeQuestions.dueAt, now)));
}

type Noted = Omit<Mark, "isWaiting">;

async function isNoted(tx: Transaction, { at, connection, ...mark }: Noted): Promise<boolean> {
  const sameMs = mark.kind === "opened" ? SAME_PRESS_MS : 0;
  const [recent] = await tx
    .select({ id: presenceMarks.id })
    .from(presenceMarks)
    .where(
      and(
        eq(presenceMarks.sessionId, mark.sessionId),
        eq(presenceMarks.userId, mark.userId),
        eq(presenceMarks.kind, mark.kind),
        connection === null
          ? isNull(presenceMarks.connection)
          : eq(presenceMarks.connection, connection),
        gte(presenceMarks.at, new Date(at.getTime() - sameMs)),
        lte(presenceMarks.at, at),
      ),
    )
    .limit(1);
  return recent !== undefined;
}
