import type { NotificationsRead } from "@riwaq/contracts/notifications/notifications";
import { and, eq, inArray, isNull, lte } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { announceNews } from "../../../platform/bus/announce-news.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { notifications } from "../tables/notifications.ts";
import { countUnread } from "./queries.ts";

/** These, or all up to a number, of one's own: whatever else is named is left alone. Answers how many stay unread. */
export async function markRead(ctx: Context, read: NotificationsRead): Promise<number> {
  const { id } = requireSignedIn(ctx.actor);
  const which =
    "ids" in read ? inArray(notifications.id, read.ids) : lte(notifications.seq, read.up_to);
  return inTransaction(ctx.db, async (tx) => {
    const marked = await tx
      .update(notifications)
      .set({ readAt: ctx.clock.now() })
      .where(and(eq(notifications.userId, id), isNull(notifications.readAt), which))
      .returning({ id: notifications.id });
    if (marked.length > 0) await announceNews(tx, [id]);
    return countUnread(tx, id);
  });
}
