import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import { allocate, discounted, earnedOf, taxWithin } from "./shares.ts";

test.each([
  [9600, 60, 480, 1200],
  [1000, 1, 3, 333],
  [1000, 2, 3, 667],
  [1, 1, 2, 1],
  [0, 30, 60, 0],
  [9600, 480, 480, 9600],
  [500, 0, 0, 0],
])("of %i for %i of %i minutes %i are earned", (paid, used, total, earned) => {
  expect(earnedOf({ paid, used, total })).toBe(earned);
});

test.each([
  { paid: 1.5, used: 0, total: 1 },
  { paid: 1, used: 2, total: 1 },
  { paid: -1, used: 0, total: 1 },
])("%o is refused", (share) => {
  expect(() => earnedOf(share)).toThrow(RangeError);
});

describe("a discount", () => {
  it("leaves the odd hundredth to the family", () => {
    expect(discounted(9601, 5000)).toBe(4800);
    expect(discounted(9600, 10_000)).toBe(0);
    expect(discounted(9600, 0)).toBe(9600);
  });

  it("is never more than all", () => {
    expect(() => discounted(100, 10_001)).toThrow(RangeError);
  });
});

describe("the tax within a price", () => {
  test.each([
    [12_000, 2000, 2000],
    [9600, 0, 0],
    [100, 2000, 17],
  ])("%i at %i basis points: %i", (gross, rate, tax) => {
    expect(taxWithin(gross, rate)).toBe(tax);
  });
});

describe("parts of an amount", () => {
  it("make the amount, each within a hundredth of its share", () => {
    const weights = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.nat(10_000_000), weights, (amount, shares) => {
        const total = shares.reduce((sum, share) => sum + share, 0);
        fc.pre(total > 0);
        const parts = allocate(amount, shares);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        for (const [place, part] of parts.entries()) {
          expect(Math.abs(part - (amount * shares[place]!) / total)).toBeLessThan(1);
        }
      }),
    );
  });

  it("need something to be shared by", () => {
    expect(() => allocate(1, [0, 0])).toThrow(RangeError);
    expect(allocate(0, [0, 0])).toEqual([0, 0]);
  });
});
