import type { NotificationsRead } from "@riwaq/contracts/notifications/notifications";
import { and, eq, inArray, isNull, lte } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { announceNews } from "../../../platform/bus/announce-news.ts";
import { command } from "../../../platform/command.ts";
import { notifications } from "../tables/notifications.ts";
import { countUnread } from "./queries.ts";

/** These, or all up to a number, of one's own: whatever else is named is left alone. Answers how many stay unread. */
export const markRead = command({
  by: requireSignedIn,
  trace: "none",
  run: async ({ tx, actor: { id }, now: readAt }, read: NotificationsRead): Promise<number> => {
    const which =
      "ids" in read ? inArray(notifications.id, read.ids) : lte(notifications.seq, read.up_to);
    const marked = await tx
      .update(notifications)
      .set({ readAt })
      .where(and(eq(notifications.userId, id), isNull(notifications.readAt), which))
      .returning({ id: notifications.id });
    if (marked.length > 0) await announceNews(tx, [id]);
    return countUnread(tx, id);
  },
});
