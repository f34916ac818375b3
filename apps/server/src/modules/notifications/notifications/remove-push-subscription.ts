import { and, eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { pushSubscriptionRemoved } from "../events.ts";
import { pushSubscriptions } from "../tables/push-subscriptions.ts";

/** One's own only; a browser that is not there any more is what was asked for. */
export async function removePushSubscription(ctx: Context, endpoint: string): Promise<void> {
  const { id } = requireSignedIn(ctx.actor);
  await inTransaction(ctx.db, async (tx) => {
    const [removed] = await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, id), eq(pushSubscriptions.endpoint, endpoint)))
      .returning({ id: pushSubscriptions.id });
    if (!removed) return;
    await emit(ctx, tx, pushSubscriptionRemoved(id));
  });
}
