import { describe, expect, test } from "vitest";

import { placeNumber } from "../quran/places.ts";
import { type Heard, heardAyat, pagesFilled, rangesOf } from "./heard-ranges.ts";

const range = (sura: number, from: number, to: number) => ({
  from: { sura, aya: from },
  to: { sura, aya: to },
});
const at = (sura: number, aya: number, word = 1) => ({ sura, aya, word });

/** As they are read: "67:1-12 new". */
function covered(heard: Partial<Heard>, before: ReturnType<typeof range>[] = []) {
  const ayat = heardAyat({ recorded: [], marked: [], pagesShown: [], ...heard });
  return rangesOf(ayat, before).map(({ from, to, work }) => {
    const end = to.sura === from.sura ? `${to.aya}` : `${to.sura}:${to.aya}`;
    return `${from.sura}:${from.aya}-${end} ${work}`;
  });
}

describe("what was covered", () => {
  test("is what was recorded, each aya once, whatever else was shown or marked", () => {
    expect(
      covered({
        recorded: [range(67, 6, 12), range(2, 1, 5), range(67, 1, 8)],
        marked: [at(3, 1)],
        pagesShown: [1, 2],
      }),
    ).toEqual(["2:1-5 new", "67:1-12 new"]);
  });

  test("without a recording is the shown pages with a mark on them", () => {
    // Page 562 begins the sura al-Mulk, page 563 goes on with it.
    expect(covered({ marked: [at(67, 3), at(67, 20)], pagesShown: [562, 563, 564] })).toEqual([
      "67:1-26 new",
    ]);
  });

  test("of a marked page that was not shown is from its first mark to its last", () => {
    expect(covered({ marked: [at(67, 9), at(67, 3), at(2, 7)], pagesShown: [2] })).toEqual([
      "2:7-7 new",
      "67:3-9 new",
    ]);
  });

  test("without recording and mark is the pages that were shown, if they are ten at most", () => {
    const pages = (count: number) => Array.from({ length: count }, (_, page) => page + 2);
    expect(covered({ pagesShown: [3, 2, 3] })).toEqual(["2:1-16 new"]);
    expect(covered({ pagesShown: pages(10) })).toHaveLength(1);
    expect(covered({ pagesShown: pages(11) })).toEqual([]);
  });

  test("goes over the end of a sura where the next one follows", () => {
    expect(covered({ recorded: [range(114, 1, 6), range(113, 2, 5)] })).toEqual([
      "113:2-114:6 new",
    ]);
  });

  test("is revision as far as it was covered before", () => {
    expect(covered({ recorded: [range(67, 10, 20)] }, [range(67, 1, 12)])).toEqual([
      "67:10-12 revision",
      "67:13-20 new",
    ]);
  });

  test("of more than six ranges is the longest, in the order of the Quran", () => {
    const recorded = [1, 10, 20, 30, 40, 50, 60].map((aya) =>
      range(2, aya, aya === 20 ? 20 : aya + 2),
    );
    expect(covered({ recorded })).toEqual(
      [1, 10, 30, 40, 50, 60].map((aya) => `2:${aya}-${aya + 2} new`),
    );
  });

  test.each([
    ["a range of places that are none", { recorded: [range(1, 7, 8), range(115, 1, 1)] }],
    ["a range that ends before it begins", { recorded: [range(2, 5, 4)] }],
    ["a mark that is nowhere", { marked: [at(1, 8)] }],
    ["pages that the mushaf does not have", { pagesShown: [0, 605, 1.5] }],
    ["nothing", {}],
  ])("is nothing where there is %s", (_what, heard) => {
    expect(covered(heard)).toEqual([]);
  });
});

test("ayat fill parts of pages", () => {
  const numbers = (...places: Array<[number, number]>) =>
    new Set(places.map(([sura, aya]) => placeNumber({ sura, aya })));
  expect(pagesFilled(new Set())).toBe(0);
  // Page 604 has 4, 5 and 6 ayat of three suras, page 1 has seven.
  expect(pagesFilled(numbers([112, 1], [113, 1], [114, 1]))).toBeCloseTo(3 / 15);
  expect(pagesFilled(heardAyat({ recorded: [], marked: [], pagesShown: [1, 604] }))).toBeCloseTo(2);
});
