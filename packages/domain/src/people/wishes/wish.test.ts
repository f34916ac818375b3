import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { findOverlaps } from "../../scheduling/availability/weekly-range.ts";
import { DAYS_OF_WEEK } from "../../time/day-of-week.ts";
import { DAY_PARTS, OPEN_WISH, hoursOfWish, isOpen } from "./wish.ts";

describe("the hours of a wish", () => {
  it("are none where nothing is said", () => {
    expect(hoursOfWish(OPEN_WISH)).toEqual([]);
    expect(isOpen(OPEN_WISH)).toBe(true);
  });

  it("are the named parts of every day, or all parts of the named days", () => {
    expect(hoursOfWish({ days: [], parts: ["morning"] })).toHaveLength(7);
    expect(hoursOfWish({ days: [2], parts: [] })).toEqual([
      { dayOfWeek: 2, startMinute: 480, endMinute: 1320 },
    ]);
  });

  it("are two ranges where the middle of the day is left out", () => {
    expect(hoursOfWish({ days: [5], parts: ["evening", "morning"] })).toEqual([
      { dayOfWeek: 5, startMinute: 480, endMinute: 720 },
      { dayOfWeek: 5, startMinute: 1020, endMinute: 1320 },
    ]);
  });

  it("never overlap, and lie on wished days alone", () => {
    const said = fc.record({
      days: fc.uniqueArray(fc.constantFrom(...DAYS_OF_WEEK)),
      parts: fc.uniqueArray(fc.constantFrom(...DAY_PARTS)),
    });
    fc.assert(
      fc.property(said, (wish) => {
        const hours = hoursOfWish(wish);
        expect(findOverlaps(hours)).toEqual([]);
        for (const { dayOfWeek, startMinute, endMinute } of hours) {
          expect(endMinute).toBeGreaterThan(startMinute);
          expect(wish.days.length === 0 || wish.days.includes(dayOfWeek)).toBe(true);
        }
      }),
    );
  });
});
