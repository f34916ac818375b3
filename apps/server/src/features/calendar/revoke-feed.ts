import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../actors.ts";
import { writeAuditEntry } from "../../audit/write-audit-entry.ts";
import type { Context } from "../../context.ts";
import { calendarFeeds } from "../../db/schema/calendar-feeds.ts";
import { inTransaction } from "../../db/transaction.ts";

/** From the next question on there is no such address. Where there was none, nothing happens. */
export async function revokeFeed(ctx: Context): Promise<void> {
  const { id } = requireSignedIn(ctx.actor);
  await inTransaction(ctx.db, async (tx) => {
    const revoked = await tx
      .delete(calendarFeeds)
      .where(eq(calendarFeeds.userId, id))
      .returning({ userId: calendarFeeds.userId });
    if (revoked.length === 0) return;
    await writeAuditEntry(tx, ctx.actor, {
      action: "revoke-calendar-feed",
      subject: { type: "user", id },
    });
  });
}
