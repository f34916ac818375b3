/** When a lesson is reminded of: a day before, an hour before, and as it begins. */

export const REMINDERS = ["reminder-day", "reminder-hour", "lesson-starting"] as const;
export type Reminder = (typeof REMINDERS)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long before the start it is due, and how late it still helps: after a standstill nobody is told of what is long past. */
const DUE: Record<Reminder, { beforeMs: number; lateMs: number }> = {
  "reminder-day": { beforeMs: 24 * HOUR_MS, lateMs: 6 * HOUR_MS },
  "reminder-hour": { beforeMs: HOUR_MS, lateMs: 40 * MINUTE_MS },
  "lesson-starting": { beforeMs: 0, lateMs: 10 * MINUTE_MS },
};

/**
 * Of which lessons to remind now: those that start after `afterMs` and until `untilMs`, and have stood at their hour
 * since `beforeMs` ahead of it: whoever books for tomorrow or moves there need not be told the next minute.
 */
export function dueReminder(reminder: Reminder, nowMs: number) {
  const { beforeMs, lateMs } = DUE[reminder];
  const untilMs = nowMs + beforeMs;
  return { afterMs: untilMs - lateMs, untilMs, beforeMs };
}
