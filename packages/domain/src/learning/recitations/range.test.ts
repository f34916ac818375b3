import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { PAGES, pageOf } from "../mushaf/divisions.ts";
import { AYAT_TOTAL, type Place, placeAt, placeNumber } from "../quran/places.ts";
import { RANGE_PAGES, ayatOn, endsFrom, offeredRange } from "./range.ts";

const page = fc.integer({ min: 1, max: PAGES });
const place = fc.integer({ min: 1, max: AYAT_TOTAL }).map(placeAt);

describe("what is recorded of a page", () => {
  it("are its ayat, from the one that was marked last", () => {
    expect(ayatOn(1)).toHaveLength(7);
    expect(offeredRange(604, undefined)).toEqual({
      from: { sura: 112, aya: 1 },
      to: { sura: 114, aya: 6 },
    });
    expect(offeredRange(604, { sura: 113, aya: 2 }).from).toEqual({ sura: 113, aya: 2 });
    expect(offeredRange(604, { sura: 1, aya: 2 }).from).toEqual({ sura: 112, aya: 1 });
  });

  it("stands on that page, each aya once", () => {
    fc.assert(
      fc.property(page, (number) => {
        const ayat = ayatOn(number);
        expect(ayat.length).toBeGreaterThan(0);
        expect(new Set(ayat.map(pageOf))).toEqual(new Set([number]));
        expect(new Set(ayat.map(placeNumber)).size).toBe(ayat.length);
      }),
    );
  });

  it("may end on one of the next pages, as far as there are any", () => {
    fc.assert(
      fc.property(page, (number) => {
        const ends = endsFrom(number);
        const pages = Math.min(RANGE_PAGES, PAGES - number + 1);
        expect(ends.slice(0, ayatOn(number).length)).toEqual(ayatOn(number));
        expect(new Set(ends.map(pageOf)).size).toBe(pages);
        const first = placeNumber(ends[0] as Place);
        expect(ends.map(placeNumber)).toEqual(ends.map((_, at) => first + at));
      }),
    );
    expect(endsFrom(604)).toEqual(ayatOn(604));
    expect(() => endsFrom(605)).toThrow(RangeError);
  });

  it("is offered in the order of the mushaf, wherever something was marked", () => {
    fc.assert(
      fc.property(page, place, (number, marked) => {
        const { from, to } = offeredRange(number, marked);
        expect(placeNumber(from)).toBeLessThanOrEqual(placeNumber(to));
        expect([pageOf(from), pageOf(to)]).toEqual([number, number]);
      }),
    );
  });
});
