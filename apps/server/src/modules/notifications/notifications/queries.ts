import { and, desc, eq, isNull, lt } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { notificationChoices } from "../tables/notification-choices.ts";
import { notifications } from "../tables/notifications.ts";
import { pushSubscriptions } from "../tables/push-subscriptions.ts";

export const PAGE = 30;

export type NotificationRow = Pick<
  typeof notifications.$inferSelect,
  "id" | "seq" | "event" | "params" | "path" | "readAt" | "createdAt"
>;

export const NOTIFICATION = {
  id: notifications.id,
  seq: notifications.seq,
  event: notifications.event,
  params: notifications.params,
  path: notifications.path,
  readAt: notifications.readAt,
  createdAt: notifications.createdAt,
};

/** Newest first, one more than a page where older ones follow. */
export function findNotifications(
  db: Database,
  userId: string,
  before?: number,
): Promise<NotificationRow[]> {
  const older = before === undefined ? undefined : lt(notifications.seq, before);
  return db
    .select(NOTIFICATION)
    .from(notifications)
    .where(and(eq(notifications.userId, userId), older))
    .orderBy(desc(notifications.seq))
    .limit(PAGE + 1);
}

export function countUnread(db: Database, userId: string): Promise<number> {
  return db.$count(
    notifications,
    and(eq(notifications.userId, userId), isNull(notifications.readAt)),
  );
}

export async function findChoices(db: Database, userId: string) {
  const [person] = await db
    .select({
      notifyByEmail: users.notifyByEmail,
      notifyBySms: users.notifyBySms,
      notifySessionReminders: users.notifySessionReminders,
      notifyMarketing: users.notifyMarketing,
      quietFrom: users.quietFrom,
      quietTo: users.quietTo,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) throw new AppError("not_found");
  const chosen = await db
    .select({
      event: notificationChoices.event,
      channel: notificationChoices.channel,
      isOn: notificationChoices.isOn,
    })
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, userId));
  return { person, chosen };
}

export type ChoicesRow = Awaited<ReturnType<typeof findChoices>>;

/** Newest first. */
export function findPushSubscriptions(db: Database, userId: string) {
  return db
    .select({ id: pushSubscriptions.id, endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id));
}
