import {
  Notification,
  NotificationEvent,
  Notifications,
} from "@riwaq/contracts/notifications/notifications";

/** A page that stayed open may be older than the server: what it does not know by name is news of the institute. */
export const KnownNotification = Notification.extend({
  event: NotificationEvent.catch("institute"),
});

export const KnownNotifications = Notifications.extend({
  notifications: KnownNotification.array(),
});
