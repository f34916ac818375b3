import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { lessonsOf, minutesOfRhythm, priceWith } from "./quote.ts";

const points = fc.integer({ min: 0, max: 10_000 });
const amounts = fc.integer({ min: 1, max: 10_000_000 });

describe("a period of a rhythm", () => {
  it("holds four weeks of lessons", () => {
    const rhythm = { lessonsPerWeek: 2, lengthMinutes: 45 };
    expect([lessonsOf(rhythm), minutesOfRhythm(rhythm)]).toEqual([8, 360]);
  });
});

describe("its price", () => {
  it("of an orphan is half, with the odd hundredth for the family", () => {
    const price = priceWith(6001, { discountPoints: 5000, rule: { basisPoints: 2000 } });
    expect(price).toEqual({
      listAmount: 6001,
      discountPoints: 5000,
      amount: 3000,
      tax: 500,
      taxPoints: 2000,
    });
  });

  it("is never above the list's, and the tax is part of it", () => {
    fc.assert(
      fc.property(amounts, points, fc.integer({ min: 0, max: 3000 }), (list, discount, rate) => {
        const price = priceWith(list, { discountPoints: discount, rule: { basisPoints: rate } });
        expect(price.amount).toBeLessThanOrEqual(list);
        expect(price.tax).toBeGreaterThanOrEqual(0);
        expect(price.tax).toBeLessThanOrEqual(price.amount);
        expect(discount < 10_000 || price.amount === 0).toBe(true);
      }),
    );
  });
});
