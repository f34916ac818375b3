/** By what people choose which news reach them, and on which channels. */

/** Beside the bell, which shows everything. */
export const CHANNELS = ["email", "push", "sms", "whatsapp"] as const;
export type Channel = (typeof CHANNELS)[number];

/** Each kind of notice belongs to one; the profile shows one switch for each group and channel. */
export const NOTICE_GROUPS = [
  "lessons",
  "reminders",
  "calendar",
  "reports",
  "resources",
  "account",
  "security",
] as const;
export type NoticeGroup = (typeof NOTICE_GROUPS)[number];
