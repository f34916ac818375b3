import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { PASSINGS_NEEDED, usualHours } from "./usual-hours.ts";

describe("the hours that a level usually takes", () => {
  it("are those of the middle half of the learners who passed it", () => {
    const hours = [2, 10, 11, 12, 13, 14, 15, 16, 17, 90];
    expect(usualHours(hours.map((one) => one * 60))).toEqual({ from: 11, to: 16 });
  });

  it("are rounded away from each other, and never none", () => {
    const minutes = [20, 20, 20, 20, 200, 200, 200, 200, 200, 200];
    expect(usualHours(minutes)).toEqual({ from: 1, to: 4 });
    expect(usualHours(minutes.map(() => 30))).toEqual({ from: 1, to: 1 });
  });

  it("are not said of nine", () => {
    expect(usualHours(Array.from({ length: 9 }, () => 600))).toBeNull();
    expect(usualHours([])).toBeNull();
  });

  it("hold for at least half of them, in whatever order they come", () => {
    const anyMinutes = fc.array(fc.integer({ min: 1, max: 20_000 }), {
      minLength: PASSINGS_NEEDED,
      maxLength: 60,
    });
    fc.assert(
      fc.property(anyMinutes, (minutes) => {
        const range = usualHours(minutes);
        if (!range) throw new Error("no range");
        const within = minutes.filter((one) => {
          const hours = Math.max(1, one / 60);
          return range.from <= hours && hours <= range.to;
        });
        expect(within.length * 2).toBeGreaterThanOrEqual(minutes.length);
        expect(usualHours(minutes.toReversed())).toEqual(range);
      }),
    );
  });
});
