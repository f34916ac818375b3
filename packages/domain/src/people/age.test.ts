import { expect, test } from "vitest";

import { currentAge } from "./age.ts";

test.each([
  ["the same day", "2026-11-21", "2026-11-21", 9],
  ["the day before a year is over", "2026-11-21", "2027-11-20", 9],
  ["the anniversary", "2026-11-21", "2027-11-21", 10],
  ["a new year alone", "2026-11-21", "2027-01-01", 9],
  ["several years", "2026-11-21", "2031-12-01", 14],
  ["29 February, a day early", "2028-02-29", "2029-02-28", 9],
  ["29 February, in a common year", "2028-02-29", "2029-03-01", 10],
  ["before the declaration", "2026-11-21", "2024-01-01", 9],
])("declared nine: %s", (_name, declaredOn, today, age) => {
  expect(currentAge({ ageDeclared: 9, declaredOn, today })).toBe(age);
});

test("dates that are none are refused", () => {
  const declared = { ageDeclared: 9, declaredOn: "2026-11-21", today: "2026-11-21" };
  expect(() => currentAge({ ...declared, declaredOn: "2026-02-30" })).toThrow(RangeError);
  expect(() => currentAge({ ...declared, today: "today" })).toThrow(RangeError);
});
