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
  await emitAll(ctx, tx, [event]);
}

/**
 * The same of many things at once, such as what a round finds: written together, then acted upon. Of several of one kind in
 * a row each subscriber does all before the next one begins.
 */
export async function emitAll(
  ctx: Emitting,
  tx: Transaction,
  all: readonly Event[],
): Promise<void> {
  if (all.length === 0) return;
  const { actor } = ctx;
  told.add(tx);
  const isPerson = actor.kind === "user";
  const createdAt = ctx.clock.now();
  await tx.insert(events).values(
    all.map(({ kind, subject, payload }) => ({
      actorId: isPerson ? actor.id : null,
      actorRole: isPerson ? actor.role : actor.kind,
      kind,
      subjectType: subject.type,
      subjectId: subject.id,
      payload,
      createdAt,
    })),
  );
  for (const row of inRows(all)) {
    for (const { kind, act } of ctx.subscribers) {
      if (kind === row[0]?.kind) await act(ctx, tx, row);
    }
  }
}

/** Those of one kind that follow each other. */
function inRows(all: readonly Event[]): Event[][] {
  const rows: Event[][] = [];
  for (const event of all) {
    const row = rows.at(-1);
    if (row?.[0]?.kind === event.kind) row.push(event);
    else rows.push([event]);
  }
  return rows;
}
