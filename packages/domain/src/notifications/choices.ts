/** What a person may choose by group and channel, and what holds until they do. */
import type { Channel, NoticeGroup } from "./groups.ts";

const TEXTED: ReadonlySet<NoticeGroup> = new Set(["lessons", "reminders"]);

/**
 * Whether news of a group reach a person on a channel while they have not chosen. The switches for all mails, all
 * SMS and all reminders stand above it: SMS are off until that switch is on, and then bring what cannot wait.
 */
export function isOnByDefault(group: NoticeGroup, channel: Channel): boolean {
  if (channel === "email" || channel === "push") return true;
  return channel === "sms" && TEXTED.has(group);
}

/** Nobody can turn off the mails that protect the account. */
export function isAlwaysOn(group: NoticeGroup, channel: Channel): boolean {
  return group === "security" && channel === "email";
}
