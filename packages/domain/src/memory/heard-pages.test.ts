import fc from "fast-check";
import { expect, it } from "vitest";

import { MARK_KINDS } from "../learning/marks/kinds.ts";
import type { StoredLine } from "../learning/mushaf/pages.ts";
import { placeNumber } from "../learning/quran/places.ts";
import { gradePages, heardPages } from "./heard-pages.ts";

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

it("marks on a few lines weigh as on a page where more may have been heard", () => {
  const pages = [{ page: 582, lines: { first: 1, last: 1 } }];
  const graded = (kind: "hesitation" | "prompted" | "forgot", ground: "known" | "partly-known") =>
    gradePages(pages, [{ page: 582, kind }], ground).map(({ grade }) => grade);
  expect(graded("hesitation", "known")).toEqual([2]);
  expect(graded("hesitation", "partly-known")).toEqual([3]);
  expect(graded("prompted", "known")).toEqual([1]);
  expect(graded("prompted", "partly-known")).toEqual([2]);
  expect(graded("forgot", "partly-known")).toEqual([1]);
});

it("what is partly known is never graded worse than what is known, and another page's marks count for nothing", () => {
  const marks = fc.array(
    fc.record({ page: fc.constantFrom(3, 582), kind: fc.constantFrom(...MARK_KINDS) }),
  );
  fc.assert(
    fc.property(marks, fc.integer({ min: 1, max: 15 }), (all, last) => {
      const pages = [{ page: 582, lines: { first: 1, last } }];
      const [known] = gradePages(pages, all, "known");
      const [partly] = gradePages(pages, all, "partly-known");
      expect(partly?.grade).toBeGreaterThanOrEqual(known?.grade ?? 0);
      const own = all.filter(({ page }) => page === 582);
      expect(gradePages(pages, own, "known")).toEqual([known]);
    }),
  );
});
