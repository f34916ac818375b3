import type { NotificationEvent } from "@riwaq/domain/notifications/events";
import { sql } from "drizzle-orm";

import type { Context } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { notificationCounters } from "../../db/schema/notification-counters.ts";
import { notifications } from "../../db/schema/notifications.ts";

export type Notice = {
  userId: string;
  event: NotificationEvent;
  /** One notice for this person and key, ever: written twice it is told once. */
  key: string;
  /** What its text names, as `notifications:events.<event>` in the locales: names, titles and instants, all as text. */
  params: Record<string, string>;
  /** Where on the site it leads. */
  path: string;
};

/** Tells people of something, in the transaction of the change that it is about. */
export async function notify(
  ctx: Pick<Context, "clock">,
  tx: Database,
  notices: Notice[],
): Promise<void> {
  // In one order everywhere, so that two transactions never wait for each other.
  const inOrder = notices.toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  for (const notice of inOrder) {
    const [counter] = await tx
      .insert(notificationCounters)
      .values({ userId: notice.userId, lastSeq: 1 })
      .onConflictDoUpdate({
        target: notificationCounters.userId,
        set: { lastSeq: sql`${notificationCounters.lastSeq} + 1` },
      })
      .returning({ seq: notificationCounters.lastSeq });
    await tx
      .insert(notifications)
      .values({ ...notice, seq: counter?.seq ?? 1, createdAt: ctx.clock.now() })
      .onConflictDoNothing();
  }
}
