import { and, eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { pushSubscriptionRemoved } from "../events.ts";
import { pushSubscriptions } from "../tables/push-subscriptions.ts";

/** One's own only; a browser that is not there any more is what was asked for. */
export const removePushSubscription = command({
  by: requireSignedIn,
  trace: "if_changed",
  run: async (ctx, { endpoint }: { endpoint: string }): Promise<void> => {
    const { id } = ctx.actor;
    const [removed] = await ctx.tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, id), eq(pushSubscriptions.endpoint, endpoint)))
      .returning({ id: pushSubscriptions.id });
    if (removed) await emit(ctx, ctx.tx, pushSubscriptionRemoved(id));
  },
});
