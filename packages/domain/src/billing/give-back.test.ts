import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { givenBackBy, unusedOf } from "./give-back.ts";
import { earnedOf } from "./shares.ts";

const lot = {
  id: "a",
  minutes: 480,
  unused: 300,
  used: 180,
  paid: 8000,
  tax: 1600,
  currency: "EUR",
  isClosed: false,
} as const;

describe("what is unused of a period", () => {
  it("is its share of the price and of the tax in it", () => {
    expect(unusedOf(lot)).toEqual({ amount: 6000, tax: 1000 });
  });

  it("is nothing of one that was given back", () => {
    expect(unusedOf({ ...lot, isClosed: true })).toEqual({ amount: 0, tax: 0 });
  });

  it("makes the price together with what was earned", () => {
    fc.assert(
      fc.property(fc.nat(50_000), fc.nat(10_000), fc.nat(480), (paid, tax, used) => {
        const back = unusedOf({ ...lot, paid, tax, used, unused: 480 - used });
        const kept = [paid, tax].map((of) => earnedOf({ paid: of, used, total: 480 }));
        expect(back.amount + kept[0]! + kept[1]!).toBe(paid + tax);
      }),
    );
  });
});

describe("an amount that goes back", () => {
  const payments = [
    { id: "old", atMs: 1, captured: 9600, refunded: 0, isFirst: false },
    { id: "new", atMs: 2, captured: 9600, refunded: 9000, isFirst: false },
    { id: "gone", atMs: 3, captured: 500, refunded: 500, isFirst: false },
  ];

  it("goes by the newest payments first, none by more than is left of it", () => {
    expect(givenBackBy(1000, payments)).toEqual({
      parts: [
        { id: "new", amount: 600 },
        { id: "old", amount: 400 },
      ],
      rest: 0,
    });
  });

  it("goes first by those that paid for it", () => {
    const paid = payments.map((one) => ({ ...one, isFirst: one.id === "old" }));
    expect(givenBackBy(1000, paid).parts).toEqual([{ id: "old", amount: 1000 }]);
    const [, newer] = givenBackBy(10_000, paid).parts;
    expect(newer).toEqual({ id: "new", amount: 400 });
  });

  it("leaves the rest to staff", () => {
    expect(givenBackBy(20_000, payments).rest).toBe(20_000 - 10_200);
    expect(givenBackBy(0, payments)).toEqual({ parts: [], rest: 0 });
  });
});
