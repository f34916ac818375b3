/** On which channels a piece of news reaches a person beside the bell, and what cannot wait for the morning. */
import { isAlwaysOn, isOnByDefault } from "./choices.ts";
import {
  CHANNELS,
  type Channel,
  EVENT_GROUPS,
  type EventGroup,
  type NotificationEvent,
} from "./events.ts";

/** What a person has agreed to: the switches above, and what they chose by group and channel. */
export type Wishes = {
  byEmail: boolean;
  bySms: boolean;
  reminders: boolean;
  choices: ReadonlyArray<{ group: string; channel: Channel; isOn: boolean }>;
};

const GROUP_OF = new Map<NotificationEvent, EventGroup>(
  Object.entries(EVENT_GROUPS).flatMap(([group, events]) =>
    events.map((event): [NotificationEvent, EventGroup] => [event, group as EventGroup]),
  ),
);

/** The group by which people choose whether an event reaches them. */
export function groupOf(event: NotificationEvent): EventGroup {
  return GROUP_OF.get(event) as EventGroup;
}

/**
 * The channels for an event, of those on which the person can be reached. The switches for all mails, all SMS and all
 * reminders stand above the choices; the mails that protect an account stand above everything.
 */
export function chooseChannels(
  event: NotificationEvent,
  wishes: Wishes,
  reachable: ReadonlySet<Channel>,
): Channel[] {
  const group = groupOf(event);
  return CHANNELS.filter(
    (channel) =>
      reachable.has(channel) && (isAlwaysOn(group, channel) || isWanted(group, channel, wishes)),
  );
}

function isWanted(group: EventGroup, channel: Channel, wishes: Wishes): boolean {
  if (group === "reminders" && !wishes.reminders) return false;
  if (channel === "email" && !wishes.byEmail) return false;
  if (channel === "sms" && !wishes.bySms) return false;
  const choice = wishes.choices.find((one) => one.group === group && one.channel === channel);
  return choice?.isOn ?? isOnByDefault(group, channel);
}

const URGENT: ReadonlySet<NotificationEvent> = new Set([
  "reminder-hour",
  "lesson-starting",
  ...EVENT_GROUPS.security,
]);
const CHANGES: ReadonlySet<NotificationEvent> = new Set(["lesson-cancelled", "lesson-moved"]);
const SOON_MS = 86_400_000;

/**
 * Whether news come in quiet hours too: what begins within the hour, what protects the account, and a change of a
 * lesson within 24 hours. `lessonAtMs` is the earliest hour that the change is about, before it or after.
 */
export function isUrgent(
  event: NotificationEvent,
  nowMs: number,
  lessonAtMs: number | undefined,
): boolean {
  if (URGENT.has(event)) return true;
  return CHANGES.has(event) && lessonAtMs !== undefined && lessonAtMs - nowMs < SOON_MS;
}
