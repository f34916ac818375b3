import { expect, it } from "vitest";

import { countdown, timeAhead } from "./time-ahead.ts";

const MINUTE = 60_000;

it.each([
  ["under way", 0, 0, null],
  ["in its last second", 1 / 60, 0, { hours: 0, minutes: 1 }],
  ["in the same hour", 46, 0, { hours: 0, minutes: 46 }],
  ["later today", 346, 0, { hours: 5, minutes: 46 }],
  ["on the hour", 300, 0, { hours: 5, minutes: 0 }],
  ["tomorrow morning, seen in the evening", 720, 1, { hours: 12, minutes: 0 }],
  ["tomorrow at this time", 1440, 1, { days: 1 }],
  ["next week", 7 * 1440 + 30, 7, { days: 7 }],
  ["on a day of 25 hours", 1441, 0, { hours: 24, minutes: 1 }],
])("%s", (_case, minutes, days, ahead) => {
  expect(timeAhead(minutes * MINUTE, 0, days)).toEqual(ahead);
});

it.each([
  [600_000, "10:00"],
  [599_001, "10:00"],
  [65_000, "1:05"],
  [1, "0:01"],
  [-5000, "0:00"],
])("of %i milliseconds is %s", (leftMs, text) => {
  expect(countdown(leftMs)).toBe(text);
});
