import fc from "fast-check";
import { expect, it } from "vitest";

import { compareAyat, foldForCompare } from "./differing-words.ts";

// Some words of 2:58 and 7:161, one of them with a sign of pause.
const WORDS = ["ٱدْخُلُوا۟", "هَـٰذِهِ", "ٱلْقَرْيَةَ", "فَكُلُوا۟", "مِنْهَا", "حَيْثُ", "حَيْثُ ۖ", "شِئْتُمْ"];
const aya = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 })
  .map((words) => words.join(" "));

const textOf = (words: Array<{ text: string }>) => words.map(({ text }) => text).join(" ");
const commonOf = (words: Array<{ text: string; isCommon: boolean }>) =>
  words.flatMap(({ text, isCommon }) => (isCommon ? [foldForCompare(text)] : []));

it("rebuilds both ayat, and what is common is the same in both", () => {
  fc.assert(
    fc.property(aya, aya, (one, other) => {
      const { first, second } = compareAyat(one, other);
      expect([textOf(first), textOf(second)]).toEqual([one, other]);
      expect(commonOf(first)).toEqual(commonOf(second));
    }),
  );
});

it("finds as much in common either way round, and all of an aya with itself", () => {
  fc.assert(
    fc.property(aya, aya, (one, other) => {
      const there = commonOf(compareAyat(one, other).first);
      expect(commonOf(compareAyat(other, one).first)).toHaveLength(there.length);
      expect(compareAyat(one, one).second.every(({ isCommon }) => isCommon)).toBe(true);
    }),
  );
});

it("shows in 2:58 and 7:161 what each has for itself", () => {
  const { first, second } = compareAyat(
    "وَإِذْ قُلْنَا ٱدْخُلُوا۟ هَـٰذِهِ ٱلْقَرْيَةَ فَكُلُوا۟ مِنْهَا حَيْثُ شِئْتُمْ رَغَدًۭا",
    "وَإِذْ قِيلَ لَهُمُ ٱسْكُنُوا۟ هَـٰذِهِ ٱلْقَرْيَةَ وَكُلُوا۟ مِنْهَا حَيْثُ شِئْتُمْ",
  );
  const own = (words: typeof first) => words.flatMap((word) => (word.isCommon ? [] : [word.text]));
  expect(own(first)).toEqual(["قُلْنَا", "ٱدْخُلُوا۟", "فَكُلُوا۟", "رَغَدًۭا"]);
  expect(own(second)).toEqual(["قِيلَ", "لَهُمُ", "ٱسْكُنُوا۟", "وَكُلُوا۟"]);
});
