/** On which channels a piece of news reaches a person beside the bell, and what cannot wait for the morning. */
import { isAlwaysOn, isOnByDefault } from "./choices.ts";
import { CHANNELS, type Channel, type NoticeGroup } from "./groups.ts";

/** What a person has agreed to: the switches above, and what they chose by group and channel. */
export type Wishes = {
  byEmail: boolean;
  bySms: boolean;
  reminders: boolean;
  choices: ReadonlyArray<{ group: string; channel: Channel; isOn: boolean }>;
};

/**
 * The channels for news of a group, of those on which the person can be reached. The switches for all mails, all SMS and all
 * reminders stand above the choices; the mails that protect an account stand above everything.
 */
export function chooseChannels(
  group: NoticeGroup,
  wishes: Wishes,
  reachable: ReadonlySet<Channel>,
): Channel[] {
  return CHANNELS.filter(
    (channel) =>
      reachable.has(channel) && (isAlwaysOn(group, channel) || isWanted(group, channel, wishes)),
  );
}

function isWanted(group: NoticeGroup, channel: Channel, wishes: Wishes): boolean {
  if (group === "reminders" && !wishes.reminders) return false;
  if (channel === "email" && !wishes.byEmail) return false;
  if (channel === "sms" && !wishes.bySms) return false;
  const choice = wishes.choices.find((one) => one.group === group && one.channel === channel);
  return choice?.isOn ?? isOnByDefault(group, channel);
}

/** Whether a kind of notice comes in quiet hours too; `close`: where what it is about is close. */
export type Urgency = "always" | "close" | "never";

const SOON_MS = 86_400_000;

/**
 * Whether news come in quiet hours too: what begins within the hour, what protects the account, and a change of a
 * lesson within 24 hours. `lessonAtMs` is the earliest hour that the change is about, before it or after.
 */
export function isUrgent(urgency: Urgency, nowMs: number, lessonAtMs: number | undefined): boolean {
  if (urgency !== "close") return urgency === "always";
  return lessonAtMs !== undefined && lessonAtMs - nowMs < SOON_MS;
}
