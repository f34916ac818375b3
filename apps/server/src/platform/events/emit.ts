import { events } from "../db/tables/events.ts";
import type { Transaction } from "../db/transaction.ts";
import type { Event } from "./define-event.ts";
import type { Emitting } from "./subscriber.ts";

export type { Emitting } from "./subscriber.ts";

const told = new WeakSet<Transaction>();

/** Whether anything was told of what this transaction changed. */
export const hasEmitted = (tx: Transaction): boolean => told.has(tx);

/**
 * Writes down what happened and lets those act who said that it concerns them, one after the other, in the order of
 * `subscribers.ts`. All of it in the transaction of the change itself: none of the three is ever done alone.
 */
export async function emit(ctx: Emitting, tx: Transaction, event: Event): Promise<void> {
  const { actor } = ctx;
  told.add(tx);
  const isPerson = actor.kind === "user";
  await tx.insert(events).values({
    actorId: isPerson ? actor.id : null,
    actorRole: isPerson ? actor.role : actor.kind,
    kind: event.kind,
    subjectType: event.subject.type,
    subjectId: event.subject.id,
    payload: event.payload,
    createdAt: ctx.clock.now(),
  });
  for (const { kind, act } of ctx.subscribers) {
    if (kind === event.kind) await act(ctx, tx, event);
  }
}
