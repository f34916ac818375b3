import { LANGUAGES } from "@riwaq/contracts/languages";
import type {
  Notification,
  NotificationMatrix,
  Notifications,
} from "@riwaq/contracts/notifications/notifications";
import { isAlwaysOn, isOnByDefault } from "@riwaq/domain/notifications/choices";
import { CHANNELS, type Channel, NOTICE_GROUPS } from "@riwaq/domain/notifications/groups";

import { type Wordings, writtenPart } from "../mail/own-words.ts";
import { type ChoicesRow, type NotificationRow, PAGE } from "./queries.ts";

/** The site says it in its own texts, or in the institute's where it has any. */
export function presentNotification(row: NotificationRow, wordings: Wordings): Notification {
  return {
    id: row.id,
    seq: row.seq,
    event: row.event,
    params: row.params,
    ...ownWords(row, wordings),
    path: row.path,
    created_at: row.createdAt.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
  };
}

function ownWords(
  { event, params }: NotificationRow,
  wordings: Wordings,
): Pick<Notification, "wordings"> {
  const said = LANGUAGES.flatMap((language) => {
    const own = wordings.ofBell(event, language);
    const text = own && writtenPart(own, "bell", params.count);
    return text === undefined ? [] : [[language, text] as const];
  });
  return said.length === 0 ? {} : { wordings: Object.fromEntries(said) };
}

type Bell = { unread: number; wordings: Wordings };

export function presentNotifications(
  rows: NotificationRow[],
  { unread, wordings }: Bell,
): Notifications {
  return {
    unread,
    notifications: rows.slice(0, PAGE).map((row) => presentNotification(row, wordings)),
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
