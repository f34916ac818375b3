import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { AYAT_OF } from "../quran/suras.ts";
import {
  ayatOfPassage,
  isInAyat,
  isInPassage,
  passageBetween,
  passageEnds,
  readPassage,
  wordsInPassage,
} from "./passages.ts";
import { compareWords, wordKey } from "./words.ts";

const word = fc.integer({ min: 1, max: 114 }).chain((sura) =>
  fc.record({
    sura: fc.constant(sura),
    aya: fc.integer({ min: 1, max: AYAT_OF[sura - 1] as number }),
    word: fc.integer({ min: 1, max: 129 }),
  }),
);

describe("a passage", () => {
  it("is the same whichever end was chosen first, and holds both", () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const passage = passageBetween(a, b);
        expect(passage).toEqual(passageBetween(b, a));
        expect(isInPassage(passage, a) && isInPassage(passage, b)).toBe(true);
        expect(compareWords(passage.from, passage.to)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it("holds what is between its ends, and nothing else", () => {
    fc.assert(
      fc.property(word, word, word, (a, b, other) => {
        const sorted = [a, b, other].toSorted(compareWords);
        const isBetween = compareWords(sorted[1] ?? other, other) === 0;
        expect(isInPassage(passageBetween(a, b), other)).toBe(isBetween);
      }),
    );
  });

  it("of one word holds that word alone", () => {
    const place = { sura: 2, aya: 6, word: 3 };
    const words = [2, 3, 4].map((one) => ({ place: { ...place, word: one } }));
    expect(wordsInPassage(passageBetween(place, place), words)).toEqual([{ place }]);
  });

  it("lies in ayat that hold its words", () => {
    const passage = readPassage("2:6:3", "2:9:1");
    expect(passage && ayatOfPassage(passage)).toEqual({
      first: { sura: 2, aya: 6 },
      last: { sura: 2, aya: 9 },
    });
  });
});

it("an aya is in the range of a passage where a word of it could be in the passage", () => {
  fc.assert(
    fc.property(word, word, word, (a, b, other) => {
      const passage = passageBetween(a, b);
      const couldBe = [0, other.word, 999].some((one) =>
        isInPassage(
          { from: { ...passage.from, word: 0 }, to: { ...passage.to, word: 999 } },
          { ...other, word: one },
        ),
      );
      expect(isInAyat(ayatOfPassage(passage), other)).toBe(couldBe);
    }),
  );
});

describe("an address", () => {
  it("names a passage, and is read back", () => {
    fc.assert(
      fc.property(word, word, fc.boolean(), (a, b, isWhole) => {
        const [from, to] = [a, b].toSorted(compareWords) as [typeof a, typeof b];
        const passage = readPassage(wordKey(from), isWhole ? `${to.sura}:${to.aya}` : wordKey(to));
        const ends = passage && passageEnds(passage);
        expect(ends && readPassage(ends.from, ends.to)).toEqual(passage);
        expect(passage && isInPassage(passage, from) && isInPassage(passage, to)).toBe(true);
      }),
    );
  });

  it.each([
    ["2:6", "2:7", "2:6:1", "2:7"],
    ["2:7", "2:6", "2:6:1", "2:7"],
    ["2:6", "2:6", "2:6:1", "2:6"],
    ["2:6", "2:6:3", "2:6:1", "2:6"],
    ["2:7:3", "2:6:2", "2:6:2", "2:7:3"],
  ])("from %s to %s is the passage from %s to %s", (a, b, from, to) => {
    const passage = readPassage(a, b);
    expect(passage && passageEnds(passage)).toEqual({ from, to });
  });

  it.each([
    ["2:287:1", "2:7:1"],
    ["2:6:1", "x"],
    ["115:1", "2:6"],
    ["2:6:0", "2:6:1"],
    ["", ""],
  ])("from “%s” to “%s” names none", (from, to) => {
    expect(readPassage(from, to)).toBeNull();
  });
});
