import fc from "fast-check";
import { expect, test } from "vitest";

import { civilDateMs, civilDateOf, DAY_MS } from "./civil-date.ts";

test("a date is its midnight in UTC", () => {
  expect(civilDateMs("2026-11-21")).toBe(Date.UTC(2026, 10, 21));
  expect(civilDateMs("2028-02-29")).toBe(Date.UTC(2028, 1, 29));
});

test.each(["", "2026-02-29", "2026-02-30", "2026-13-01", "2026-00-10", "2026-1-1", "21-11-2026"])(
  "%j is no date",
  (date) => {
    expect(civilDateMs(date)).toBeNull();
  },
);

test("every day of the supported years is written as ISO 8601 does, and read back", () => {
  const days = fc.integer({
    min: Date.UTC(100, 0, 1) / DAY_MS,
    max: Date.UTC(9999, 11, 31) / DAY_MS,
  });
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: DAY_MS - 1 }), (day, ofDayMs) => {
      const date = civilDateOf(day * DAY_MS + ofDayMs);
      expect(date).toBe(new Date(day * DAY_MS).toISOString().slice(0, 10));
      expect(civilDateMs(date)).toBe(day * DAY_MS);
    }),
  );
});

test("other years are refused", () => {
  for (const ms of [Date.UTC(10_000, 0, 1), -Date.UTC(9000, 0, 1), Number.NaN]) {
    expect(() => civilDateOf(ms)).toThrow(RangeError);
  }
  expect(civilDateMs("0099-12-31")).toBeNull();
});
