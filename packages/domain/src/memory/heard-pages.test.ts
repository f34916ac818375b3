import { expect, it } from "vitest";

import type { StoredLine } from "../learning/mushaf/pages.ts";
import { placeNumber } from "../learning/quran/places.ts";
import { heardPages } from "./heard-pages.ts";

/** The first and the last lines of page 582, with header and basmala. */
const PAGE_582: StoredLine[] = [
  ["h", 78],
  ["b", 78],
  ["a", 78, 1, 1, 78, 3, 5],
  ["a", 78, 4, 1, 78, 6, 5],
  ["a", 78, 7, 1, 78, 9, 3],
  ...Array.from({ length: 9 }, (_, at): StoredLine => ["a", 78, 10 + at, 1, 78, 10 + at, 5]),
  ["a", 78, 27, 3, 78, 29, 2],
];
const ayat = (from: number, to: number) =>
  new Set(
    Array.from({ length: to - from + 1 }, (_, at) => placeNumber({ sura: 78, aya: from + at })),
  );

it("a few ayat are the lines on which they stand, the header with the first", () => {
  const of = (from: number, to: number) => heardPages(ayat(from, to), () => PAGE_582);
  expect(of(1, 5)).toEqual([{ page: 582, lines: { first: 1, last: 4 } }]);
  expect(of(7, 8)).toEqual([{ page: 582, lines: { first: 5, last: 5 } }]);
  expect(of(18, 29)).toEqual([{ page: 582, lines: { first: 14, last: 15 } }]);
  expect(of(1, 30)).toEqual([{ page: 582, lines: null }]);
  expect(heardPages(new Set(), () => PAGE_582)).toEqual([]);
});
