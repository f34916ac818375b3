import { and, eq } from "drizzle-orm";

import { requireSignedIn } from "../../actors.ts";
import { writeAuditEntry } from "../../audit/write-audit-entry.ts";
import type { Context } from "../../context.ts";
import { pushSubscriptions } from "../../db/schema/push-subscriptions.ts";
import { inTransaction } from "../../db/transaction.ts";

/** One's own only; a browser that is not there any more is what was asked for. */
export async function removePushSubscription(ctx: Context, endpoint: string): Promise<void> {
  const { id } = requireSignedIn(ctx.actor);
  await inTransaction(ctx.db, async (tx) => {
    const [removed] = await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, id), eq(pushSubscriptions.endpoint, endpoint)))
      .returning({ id: pushSubscriptions.id });
    if (!removed) return;
    await writeAuditEntry(tx, ctx.actor, {
      action: "remove-push-subscription",
      subject: { type: "user", id },
    });
  });
}
