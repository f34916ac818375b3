import fc from "fast-check";
import { expect, it } from "vitest";

import { civilDateMs, civilDateOf, DAY_MS } from "../../time/civil-date.ts";
import { periodBefore } from "./period.ts";

it.each([
  ["2026-11-21", "2026-07-01", "2026-09-30"],
  ["2026-10-01", "2026-07-01", "2026-09-30"],
  ["2026-12-31", "2026-07-01", "2026-09-30"],
  ["2027-01-01", "2026-10-01", "2026-12-31"],
  ["2027-03-31", "2026-10-01", "2026-12-31"],
  ["2028-04-01", "2028-01-01", "2028-03-31"],
  ["2028-07-15", "2028-04-01", "2028-06-30"],
])("on %s the quarter that ended is %s to %s", (today, start, end) => {
  expect(periodBefore(today)).toEqual({ start, end });
});

it("leaves no day out: the day after a period begins the next one", () => {
  const first = civilDateMs("2024-01-01") as number;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8000 }), (days) => {
      const today = civilDateOf(first + days * DAY_MS);
      const { start, end } = periodBefore(today);
      const next = civilDateOf((civilDateMs(end) as number) + DAY_MS);
      expect(next <= today && start < end).toBe(true);
      expect(periodBefore(next)).toEqual({ start, end });
      expect(periodBefore(start).end < start).toBe(true);
    }),
  );
});

it("refuses what is no date", () => {
  expect(() => periodBefore("2026-02-30")).toThrow(RangeError);
});
