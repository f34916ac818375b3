import { expect, it } from "vitest";

import { timeUntil } from "./time-until.ts";

it.each([
  ["2026-11-24T17:00:00Z", null],
  ["2026-11-24T16:59:01Z", { value: 1, unit: "minute" }],
  ["2026-11-24T16:01:00Z", { value: 59, unit: "minute" }],
  ["2026-11-24T16:00:00Z", { value: 1, unit: "hour" }],
  ["2026-11-24T08:20:00Z", { value: 9, unit: "hour" }],
  // Midnight in Paris lies between.
  ["2026-11-23T23:00:00Z", { value: 18, unit: "hour" }],
  ["2026-11-23T22:59:00Z", { value: 1, unit: "day" }],
  ["2026-11-21T09:00:00Z", { value: 3, unit: "day" }],
])("at %s a lesson at six in Paris is %j ahead", (now, until) => {
  expect(timeUntil("2026-11-24T17:00:00Z", Date.parse(now), "Europe/Paris")).toEqual(until);
});
