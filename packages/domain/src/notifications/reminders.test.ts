import { expect, it } from "vitest";

import { dueReminder } from "./reminders.ts";

const now = Date.parse("2026-11-21T10:00:00Z");
const inMinutes = (minutes: number) => now + minutes * 60_000;

it.each([
  ["reminder-day", inMinutes(18 * 60), inMinutes(24 * 60), 24 * 60],
  ["reminder-hour", inMinutes(20), inMinutes(60), 60],
  ["lesson-starting", inMinutes(-10), inMinutes(0), 0],
] as const)("%s is due for lessons that start in its window", (reminder, after, until, before) => {
  const window = { afterMs: after, untilMs: until, beforeMs: before * 60_000 };
  expect(dueReminder(reminder, now)).toEqual(window);
});
