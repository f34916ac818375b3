import type {
  Notification,
  NotificationMatrix,
  Notifications,
} from "@riwaq/contracts/notifications/notifications";
import { isAlwaysOn, isOnByDefault } from "@riwaq/domain/notifications/choices";
import { CHANNELS, type Channel, NOTICE_GROUPS } from "@riwaq/domain/notifications/groups";

import { type ChoicesRow, type NotificationRow, PAGE } from "./queries.ts";

export function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    seq: row.seq,
    event: row.event,
    params: row.params,
    path: row.path,
    created_at: row.createdAt.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
  };
}

export function presentNotifications(rows: NotificationRow[], unread: number): Notifications {
  return {
    unread,
    notifications: rows.slice(0, PAGE).map(presentNotification),
    has_more: rows.length > PAGE,
  };
}

export function presentChoices(
  { person, chosen }: ChoicesRow,
  channels: Channel[],
): NotificationMatrix {
  const chosenOf = new Map(chosen.map(({ event, channel, isOn }) => [`${event} ${channel}`, isOn]));
  return {
    switches: {
      email: person.notifyByEmail,
      sms: person.notifyBySms,
      session_reminders: person.notifySessionReminders,
      marketing: person.notifyMarketing,
    },
    choices: NOTICE_GROUPS.flatMap((group) =>
      CHANNELS.map((channel) => {
        const is_fixed = isAlwaysOn(group, channel);
        const chosen = chosenOf.get(`${group} ${channel}`) ?? isOnByDefault(group, channel);
        return { group, channel, is_on: is_fixed || chosen, is_fixed };
      }),
    ),
    channels,
    quiet_from: person.quietFrom,
    quiet_to: person.quietTo,
  };
}
