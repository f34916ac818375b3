import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { feedRevoked } from "../events.ts";
import { calendarFeeds } from "../tables/calendar-feeds.ts";

/** From the next question on there is no such address. Where there was none, nothing happens. */
export async function revokeFeed(ctx: Context): Promise<void> {
  const { id } = requireSignedIn(ctx.actor);
  await inTransaction(ctx.db, async (tx) => {
    const revoked = await tx
      .delete(calendarFeeds)
      .where(eq(calendarFeeds.userId, id))
      .returning({ userId: calendarFeeds.userId });
    if (revoked.length === 0) return;
    await emit(ctx, tx, feedRevoked(id));
  });
}
