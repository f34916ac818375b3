import fc from "fast-check";
import { expect, it } from "vitest";

import { AYAT_TOTAL, placeNumber } from "../quran/places.ts";
import {
  JUZ,
  PAGES,
  QUARTERS,
  ayatOfPage,
  hizbOf,
  juzOf,
  pageOf,
  quarterOf,
  startOfJuz,
  startOfPage,
} from "./divisions.ts";

it.each([
  [{ sura: 1, aya: 1 }, 1, 1, 1],
  [{ sura: 2, aya: 142 }, 22, 2, 3],
  [{ sura: 2, aya: 255 }, 42, 3, 5],
  [{ sura: 15, aya: 49 }, 264, 14, 27],
  [{ sura: 18, aya: 75 }, 302, 16, 31],
  [{ sura: 36, aya: 28 }, 442, 23, 45],
  [{ sura: 78, aya: 1 }, 582, 30, 59],
  [{ sura: 114, aya: 6 }, 604, 30, 60],
])("%o stands on page %i, in juz %i and hizb %i", (place, page, juz, hizb) => {
  expect([pageOf(place), juzOf(place), hizbOf(place)]).toEqual([page, juz, hizb]);
});

it("holds each aya on one page, and the pages are whole", () => {
  let next = 1;
  for (let page = 1; page <= PAGES; page += 1) {
    const { first, last } = ayatOfPage(page);
    expect(first).toBe(next);
    expect(last).toBeGreaterThanOrEqual(first);
    next = last + 1;
  }
  expect(next).toBe(AYAT_TOTAL + 1);
});

it("puts what comes later on no earlier page, juz or quarter", () => {
  const page = fc.integer({ min: 1, max: PAGES });
  fc.assert(
    fc.property(page, page, (one, other) => {
      const [a, b] = [startOfPage(Math.min(one, other)), startOfPage(Math.max(one, other))];
      expect(placeNumber(a)).toBeLessThanOrEqual(placeNumber(b));
      for (const of of [pageOf, juzOf, hizbOf, quarterOf]) {
        expect(of(a)).toBeLessThanOrEqual(of(b));
      }
    }),
  );
});

it("begins each juz with itself, and has 240 quarters", () => {
  const own = Array.from({ length: JUZ }, (_, at) => juzOf(startOfJuz(at + 1)));
  expect(own).toEqual(Array.from({ length: JUZ }, (_, at) => at + 1));
  expect(quarterOf({ sura: 114, aya: 6 })).toBe(QUARTERS);
});

it.each([0, 605, 1.5, Number.NaN])("has no page %f", (page) => {
  expect(() => startOfPage(page)).toThrow(RangeError);
});

it.each([0, 31])("has no juz %i", (juz) => {
  expect(() => startOfJuz(juz)).toThrow(RangeError);
});
