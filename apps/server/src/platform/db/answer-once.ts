import { createHash } from "node:crypto";

import { and, eq, lt } from "drizzle-orm";

import { refusal } from "../app-error.ts";
import type { Database } from "./database.ts";
import { inTurn } from "./in-turn.ts";
import { idempotencyKeys } from "./tables/idempotency-keys.ts";
import type { Transaction } from "./transaction.ts";

export type Asked = { actorId: string; key: string; request: unknown; now: Date };

/** One person's keyed commands one after the other within this process: a crowd of them holds one connection. */
export function inTurnOf<Result>(actorId: string, work: () => Promise<Result>): Promise<Result> {
  return inTurn(`commands:${actorId}`, work);
}

/**
 * Does `work` once for a key: asked again, the first answer comes back; asked for something else, 409. The key is
 * written in the transaction of the effect, so a second request waits for the first and a failed one leaves no trace.
 */
export async function answerOnce<Answer>(
  tx: Transaction,
  { actorId, key, request, now }: Asked,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const requestHash = createHash("sha256").update(JSON.stringify(request)).digest("hex");
  const [isFirst] = await tx
    .insert(idempotencyKeys)
    .values({ actorId, key, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  const same = and(eq(idempotencyKeys.actorId, actorId), eq(idempotencyKeys.key, key));
  if (!isFirst) {
    const [first] = await tx.select().from(idempotencyKeys).where(same);
    if (first?.requestHash !== requestHash) throw refusal("conflict", "key_reused");
    return first.answer as Answer;
  }
  const answer = await work();
  await tx.update(idempotencyKeys).set({ answer }).where(same);
  return answer;
}

/** Whether there is a first answer: then what would take long before `answerOnce` is not done again. */
export async function isAnswered(
  db: Database,
  { actorId, key }: Pick<Asked, "actorId" | "key">,
): Promise<boolean> {
  const same = and(eq(idempotencyKeys.actorId, actorId), eq(idempotencyKeys.key, key));
  return (await db.$count(idempotencyKeys, same)) > 0;
}

/** Nobody repeats a request so late. */
export async function forgetAnswersBefore(db: Database, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}

/** Of somebody whose records go. */
export async function forgetAnswersOf(tx: Transaction, actorId: string): Promise<void> {
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.actorId, actorId));
}
