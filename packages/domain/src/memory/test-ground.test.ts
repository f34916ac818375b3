import { describe, expect, it } from "vitest";

import type { StoredLine } from "../learning/mushaf/pages.ts";
import { maskOf } from "./lines.ts";
import { ayatToAsk, recitedLines } from "./test-ground.ts";

/** The last page, shortened: three suras, each below its header, and all ayat of four words. */
const PAGE = 604;
const LINES: StoredLine[] = [
  ["h", 112],
  ["b", 112],
  ["a", 112, 1, 1, 112, 3, 2],
  ["a", 112, 3, 3, 112, 4, 5],
  ["h", 113],
  ["b", 113],
  ["a", 113, 1, 1, 113, 2, 5],
  ["a", 113, 3, 1, 113, 4, 5],
  ["a", 113, 5, 1, 113, 5, 5],
  ["h", 114],
  ["b", 114],
  ["a", 114, 1, 1, 114, 2, 5],
  ["a", 114, 3, 1, 114, 4, 5],
  ["a", 114, 5, 1, 114, 5, 5],
  ["a", 114, 6, 1, 114, 6, 5],
];
const linesOfPage = (page: number) => (page === PAGE ? LINES : []);
const at = (sura: number, aya: number) => ({ sura, aya });
const named = (ayat: Array<{ place: { sura: number; aya: number } }>) =>
  ayat.map(({ place }) => `${place.sura}:${place.aya}`);

describe("what may be asked for", () => {
  const ground = {
    held: [{ page: PAGE, known: maskOf(null, PAGE) }],
    range: { from: at(112, 1), to: at(114, 6) },
    linesOfPage,
    wordsIn: () => 4,
    isLinked: () => false,
  };

  it("is every aya of pages that are held, each as long as its part of the lines", () => {
    const ayat = ayatToAsk(ground);
    expect(ayat).toHaveLength(15);
    const lines = ayat.reduce((sum, aya) => sum + aya.lines, 0);
    expect(lines).toBeCloseTo(LINES.filter(([kind]) => kind === "a").length);
    expect(ayat[2]).toMatchObject({ place: at(112, 3), lines: 2 / 12 + 3 / 8 });
  });

  it("is within the range, and whole: an aya of which a line is not held is left out", () => {
    const range = { from: at(112, 2), to: at(113, 1) };
    expect(named(ayatToAsk({ ...ground, range }))).toEqual(["112:2", "112:3", "112:4", "113:1"]);
    const held = [{ page: PAGE, known: maskOf({ first: 1, last: 3 }, PAGE) }];
    expect(named(ayatToAsk({ ...ground, held }))).toEqual(["112:1", "112:2"]);
  });

  it("says which are linked", () => {
    const isLinked = ({ sura, aya }: { sura: number; aya: number }) => sura === 113 && aya === 2;
    expect(named(ayatToAsk({ ...ground, isLinked }).filter((aya) => aya.isLinked))).toEqual([
      "113:2",
    ]);
  });
});

describe("what was recited", () => {
  it("is each run of lines with what was marked in it, headers with the line below them", () => {
    const questions = [
      { from: at(112, 1), to: at(112, 4) },
      { from: at(114, 1), to: at(114, 2) },
    ];
    const marks = [
      { kind: "prompted" as const, place: { ...at(112, 3), word: 4 } },
      { kind: "madd" as const, place: { ...at(114, 2), word: 1 } },
    ];
    expect(recitedLines({ questions, marks }, linesOfPage)).toEqual([
      { page: PAGE, lines: { first: 1, last: 4 }, kinds: ["prompted"] },
      { page: PAGE, lines: { first: 10, last: 12 }, kinds: ["madd"] },
    ]);
  });

  it("is one run where questions meet, and no lines where it is the whole page", () => {
    const questions = [
      { from: at(112, 1), to: at(113, 5) },
      { from: at(113, 4), to: at(114, 6) },
    ];
    expect(recitedLines({ questions, marks: [] }, linesOfPage)).toEqual([
      { page: PAGE, lines: null, kinds: [] },
    ]);
  });
});
