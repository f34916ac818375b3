import { describe, expect, it } from "vitest";

import { DAY_MS } from "../time/civil-date.ts";
import { priceOf } from "./price-versions.ts";

const first = { amount: 9600, validFromMs: 0, announcedAtMs: 0 };
const dearer = { amount: 10_400, validFromMs: 100 * DAY_MS, announcedAtMs: 80 * DAY_MS };
const versions = [first, dearer];

describe("a price", () => {
  it("is what holds when the period begins, to the millisecond", () => {
    const isRenewal = false;
    expect(priceOf(versions, { startsAtMs: 100 * DAY_MS, isRenewal })).toBe(dearer);
    expect(priceOf(versions, { startsAtMs: 100 * DAY_MS - 1, isRenewal })).toBe(first);
  });

  it("is the old one for a family that was told less than thirty days before", () => {
    const isRenewal = true;
    expect(priceOf(versions, { startsAtMs: 110 * DAY_MS - 1, isRenewal })).toBe(first);
    expect(priceOf(versions, { startsAtMs: 110 * DAY_MS, isRenewal })).toBe(dearer);
    expect(priceOf(versions, { startsAtMs: 105 * DAY_MS, isRenewal, noticeDays: 10 })).toBe(dearer);
  });

  it("is the first one where that was the only one, and none before it", () => {
    const late = { ...first, announcedAtMs: 10 * DAY_MS };
    expect(priceOf([late], { startsAtMs: 20 * DAY_MS, isRenewal: true })).toBe(late);
    expect(priceOf([dearer], { startsAtMs: DAY_MS, isRenewal: false })).toBeNull();
  });
});
