import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { feedRevoked } from "../events.ts";
import { calendarFeeds } from "../tables/calendar-feeds.ts";

/** From the next question on there is no such address. Where there was none, nothing happens. */
export const revokeFeed = command({
  by: requireSignedIn,
  trace: "if_changed",
  run: async (ctx, _: void): Promise<void> => {
    const { tx } = ctx;
    const { id } = ctx.actor;
    const revoked = await tx
      .delete(calendarFeeds)
      .where(eq(calendarFeeds.userId, id))
      .returning({ userId: calendarFeeds.userId });
    if (revoked.length === 0) return;
    await emit(ctx, tx, feedRevoked(id));
  },
});
