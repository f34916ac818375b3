import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { findWords, foldAya, foldQuery } from "./fold.ts";
import { compareWords, readWordKey, splitWords, wordKey } from "./words.ts";

describe("words of an aya", () => {
  it("keep a sign of pause with the word before it", () => {
    expect(splitWords("ذَٰلِكَ ٱلْكِتَـٰبُ لَا رَيْبَ ۛ فِيهِ ۛ")).toEqual(["ذَٰلِكَ", "ٱلْكِتَـٰبُ", "لَا", "رَيْبَ ۛ", "فِيهِ ۛ"]);
  });

  it("joined by spaces are what was cut, whatever it was", () => {
    const piece = fc.constantFrom("قُلْ", "هُوَ", "ۖ", "ۛ", "۩", "ٱللَّهُ");
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1 }), (pieces) => {
        expect(splitWords(pieces.join(" ")).join(" ")).toBe(pieces.join(" "));
      }),
    );
  });
});

describe("the key of a word", () => {
  const number = fc.integer({ min: 1, max: 300 });
  const place = fc.record({ sura: number, aya: number, word: number });

  it("is read back", () => {
    fc.assert(
      fc.property(place, (one) => {
        expect(readWordKey(wordKey(one))).toEqual(one);
      }),
    );
  });

  it.each(["", "1:1", "1:1:1:1", "a:1:1", "1:1:-1", "1111:1:1"])("is not “%s”", (key) => {
    expect(readWordKey(key)).toBeNull();
  });

  it("orders words as they are read", () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(Math.sign(compareWords(a, b))).toBe(-Math.sign(compareWords(b, a)) + 0);
        expect(compareWords(a, a)).toBe(0);
      }),
    );
  });
});

describe("what is typed", () => {
  it("is folded to bare letters, word by word", () => {
    expect(foldQuery("  بِسْمِ اللَّهِ، الرَّحْمٰنِ! ")).toEqual(["بسم", "الله", "الرحمن"]);
    expect(foldQuery("abc 123")).toEqual([]);
  });

  it("finds a part of a word alone, and of several the inner ones whole", () => {
    const aya = foldAya("وَيُقِيمُونَ ٱلصَّلَوٰةَ وَمِمَّا رَزَقْنَـٰهُمْ يُنفِقُونَ");
    expect(findWords(aya, foldQuery("رزق"))).toBe(4);
    expect(findWords(aya, foldQuery("مما رزق"))).toBe(3);
    expect(findWords(aya, foldQuery("صل ومما رزقناهم"))).toBeNull();
    expect(findWords(aya, [])).toBeNull();
  });
});
