import { inArray } from "drizzle-orm";

import type { User } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { accountSuspended } from "../events.ts";
import { users } from "../tables/users.ts";

type Suspending = {
  person: User;
  children: ReadonlyArray<{ id: string; name: string }>;
  now: Date;
};

/**
 * Closed without a day on which the records go: nobody signs in, books or sees them among their pupils until the parent
 * is back, or staff open the account. Staff are told, as somebody has to look after the child.
 */
export async function suspendChildren(
  ctx: Emitting,
  tx: Transaction,
  { person, children, now }: Suspending,
): Promise<void> {
  const ids = children.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .update(users)
    .set({ closedAt: now, removeAfter: null, updatedAt: now })
    .where(inArray(users.id, ids));
  for (const { id, name } of children) {
    await emit(ctx, tx, accountSuspended(id, {}, { name, parent: person.name }));
  }
}
