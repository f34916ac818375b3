import { expect, it } from "vitest";

import { firstChoice, offeredOf, pagesOf, rangeOf } from "./test-range.ts";

const HELD = [21, 22, 582];

it("offers the juz and suras of pages that are held", () => {
  expect(offeredOf(HELD)).toEqual({ juz: [1, 2, 30], suras: [2, 78] });
  expect(offeredOf([])).toEqual({ juz: [], suras: [] });
});

it.each([
  ["all", { sura: 2, aya: 135 }, { sura: 78, aya: 30 }],
  ["juz", { sura: 2, aya: 142 }, { sura: 2, aya: 252 }],
  ["sura", { sura: 78, aya: 1 }, { sura: 78, aya: 40 }],
  ["pages", { sura: 2, aya: 142 }, { sura: 2, aya: 145 }],
] as const)("of %s the range is known", (ground, from, to) => {
  const chosen = { ...firstChoice(HELD), ground, juz: 2, sura: 78, first: 22, last: 22 };
  expect(rangeOf(chosen, HELD)).toEqual({ from, to });
});

it("ends with the Quran", () => {
  const chosen = { ...firstChoice(HELD), ground: "juz" as const, juz: 30 };
  expect(rangeOf(chosen, HELD).to).toEqual({ sura: 114, aya: 6 });
});

it("tells the pages of a question", () => {
  expect(pagesOf({ from: { sura: 78, aya: 20 }, to: { sura: 79, aya: 3 } })).toEqual([582, 583]);
});
