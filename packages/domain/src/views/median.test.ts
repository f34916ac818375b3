import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import { medianOf } from "./median.ts";

describe("the median", () => {
  it("is null of nothing, and halfway between two", () => {
    expect(medianOf([])).toBeNull();
    expect(medianOf([new Float64Array()])).toBeNull();
    expect(medianOf([new Float64Array([4]), new Float64Array([1])])).toBe(2.5);
    expect(medianOf([new Float64Array([7, 1, 7])])).toBe(7);
  });

  test("is in the middle of all in order, however they are kept apart, and leaves them as they are", () => {
    const lists = fc.array(fc.array(fc.integer({ min: -50, max: 50 })));
    fc.assert(
      fc.property(lists, (all) => {
        const kept = all.map((list) => Float64Array.from(list));
        const sorted = all.flat().toSorted((a, b) => a - b);
        const [below, above] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
        expect(medianOf(kept)).toBe(sorted.length > 0 ? ((below ?? 0) + (above ?? 0)) / 2 : null);
        expect(kept.map((list) => [...list])).toEqual(all);
      }),
    );
  });
});
