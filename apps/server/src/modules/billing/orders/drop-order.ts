import { and, eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { orderDropped } from "../events.ts";
import { findOpen } from "../payments/queries.ts";
import { lockOwn } from "../subscriptions/lock-own.ts";
import { charges } from "../tables/charges.ts";
import { subscriptions } from "../tables/subscriptions.ts";

/** An order that was not paid is given up: nothing was bought. */
export const dropOrder = command({
  by: requireSignedIn,
  run: async (ctx, id: string): Promise<void> => {
    const { tx, actor, now } = ctx;
    const held = await lockOwn(tx, id, actor.id);
    if (held.state !== "ordered") throw refusal("conflict", "order_paid");
    await dropLocked(ctx, tx, held, now);
  },
});

/** Of a subscription that is locked and not paid for; refused while somebody may be paying it. */
export async function dropLocked(
  ctx: Emitting,
  tx: Transaction,
  { id, payerId }: Pick<typeof subscriptions.$inferSelect, "id" | "payerId">,
  now: Date,
): Promise<void> {
  const [charge] = await tx
    .update(charges)
    .set({ state: "void", nextAttemptAt: null })
    .where(and(eq(charges.key, `order:${id}`), eq(charges.state, "due")))
    .returning({ id: charges.id });
  if (charge && (await findOpen(tx, charge.id))) throw refusal("conflict", "payment_under_way");
  await tx
    .update(subscriptions)
    .set({ state: "ended", endedAt: now })
    .where(eq(subscriptions.id, id));
  await emit(ctx, tx, orderDropped(id, {}, { payerId }));
}
