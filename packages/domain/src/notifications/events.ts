/** Of what people are told, and on which channels. */

/** Beside the bell, which shows everything. */
export const CHANNELS = ["email", "push", "sms", "whatsapp"] as const;
export type Channel = (typeof CHANNELS)[number];

export const EVENTS = [
  "lesson-booked",
  "lesson-moved",
  "lesson-cancelled",
  "lesson-restored",
  "reminder-day",
  "reminder-hour",
  "lesson-starting",
  "clock-change",
  "report-ready",
  "periodic-report-ready",
  "report-due",
  "periodic-report-due",
  "resource-assigned",
  "invitation",
  "holiday",
  "make-up",
  "institute",
  "new-sign-in",
  "password-changed",
  "two-step-changed",
] as const;
export type NotificationEvent = (typeof EVENTS)[number];

/** What a person may choose by, as the profile shows it: one switch for each group and channel. */
export const EVENT_GROUPS = {
  lessons: ["lesson-booked", "lesson-moved", "lesson-cancelled", "lesson-restored", "make-up"],
  reminders: ["reminder-day", "reminder-hour", "lesson-starting"],
  calendar: ["clock-change", "holiday"],
  reports: ["report-ready", "periodic-report-ready", "report-due", "periodic-report-due"],
  resources: ["resource-assigned"],
  account: ["invitation", "institute"],
  security: ["new-sign-in", "password-changed", "two-step-changed"],
} as const satisfies Record<string, readonly NotificationEvent[]>;
export type EventGroup = keyof typeof EVENT_GROUPS;
