import { expect, test } from "vitest";

import { makeUpOutcome, monthOf } from "./make-ups.ts";
import { FIRST_POLICY as policy } from "./values.ts";

const month = "2026-11";

test.each([
  ["family", 0, "granted", 1],
  ["family", 1, "granted", 2],
  ["family", 2, "none", 2],
  ["family", 7, "none", 7],
  ["emergency", 2, "pending", 2],
  ["teacher", 2, "owed", 2],
  ["holiday", 0, "none", 0],
] as const)("%s with %d used: %s, then %d are used", (cause, usedInMonth, makeUp, usedAfter) => {
  expect(makeUpOutcome({ cause, month, usedInMonth, policy })).toEqual({
    makeUp,
    section: cause === "holiday" ? "holidays" : "makeup",
    month,
    usedBefore: usedInMonth,
    usedAfter,
    limit: policy.makeUpsPerMonth,
  });
});

test.each([
  ["2026-10-31T21:59:59Z", "2026-10"],
  ["2026-10-31T22:00:00Z", "2026-11"],
  ["2027-04-30T20:59:59Z", "2027-04"],
  ["2027-04-30T21:00:00Z", "2027-05"],
])("%s lies in the Cairo month %s, winter and summer", (instant, expected) => {
  expect(monthOf(Date.parse(instant), "Africa/Cairo")).toBe(expected);
});
