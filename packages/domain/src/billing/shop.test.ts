import { describe, expect, it, test } from "vitest";

import { SELLER_FACTS, type Seller, factsMissing, gapsOfShop } from "./shop.ts";
import { taxRuleOf } from "./tax.ts";

const seller = Object.fromEntries(SELLER_FACTS.map((fact) => [fact, "said"])) as Seller;
const whole = { seller, hasTaxRule: true, hasPrice: true };

describe("a shop", () => {
  it("may open when the seller, a tax and a price are known", () => {
    expect(gapsOfShop(whole)).toEqual([]);
  });

  test.each(SELLER_FACTS)("stays closed without %s", (fact) => {
    const without = { ...seller, [fact]: "  " };
    expect(factsMissing(without)).toEqual([fact]);
    expect(gapsOfShop({ ...whole, seller: without })).toEqual(["seller"]);
  });

  it("stays closed without a tax rule or a price", () => {
    expect(gapsOfShop({ seller, hasTaxRule: false, hasPrice: false })).toEqual(["tax", "price"]);
  });
});

describe("the tax of a country", () => {
  const rule = (country: string | null, basisPoints: number, validFromMs: number) => ({
    country,
    basisPoints,
    validFromMs,
  });
  const rules = [rule("FR", 0, 0), rule("FR", 2000, 100), rule(null, 1900, 50)];

  it.each([
    ["FR", 99, 0],
    ["FR", 100, 2000],
    ["BE", 50, 1900],
  ])("in %s at %i is %i", (country, atMs, basisPoints) => {
    expect(taxRuleOf(rules, country, atMs)?.basisPoints).toBe(basisPoints);
  });

  it("is unknown where nobody has said it", () => {
    expect(taxRuleOf(rules, "BE", 49)).toBeNull();
  });
});
