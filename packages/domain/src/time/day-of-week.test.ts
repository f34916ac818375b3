import { expect, test } from "vitest";

import {
  DAYS_OF_WEEK,
  dayNameOf,
  dayOfWeekFromIso,
  isDayOfWeek,
  isoFromDayOfWeek,
  nextDayOfWeek,
} from "./day-of-week.ts";

const WEEK = [
  [0, "Saturday", 6, 1],
  [1, "Sunday", 7, 2],
  [2, "Monday", 1, 3],
  [3, "Tuesday", 2, 4],
  [4, "Wednesday", 3, 5],
  [5, "Thursday", 4, 6],
  [6, "Friday", 5, 0],
] as const;

test.each(WEEK)("code %i is %s, ISO %i, followed by %i", (code, name, iso, next) => {
  expect(dayNameOf(code)).toBe(name);
  expect(isoFromDayOfWeek(code)).toBe(iso);
  expect(dayOfWeekFromIso(iso)).toBe(code);
  expect(nextDayOfWeek(code)).toBe(next);
});

test("there are seven codes, Saturday first", () => {
  expect(DAYS_OF_WEEK).toEqual(WEEK.map(([code]) => code));
});

test("only whole numbers from 0 to 6 are day codes", () => {
  for (const value of [-1, 7, 1.5, Number.NaN, "1", null, undefined]) {
    expect(isDayOfWeek(value)).toBe(false);
  }
  expect(DAYS_OF_WEEK.every(isDayOfWeek)).toBe(true);
});
