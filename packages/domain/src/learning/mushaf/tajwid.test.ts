import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { QUARTER_SIGN, displayWord } from "./display.ts";
import { lettersOf } from "./tajwid-letters.ts";
import { TAJWID_RULES, type TajwidRule } from "./tajwid-rules.ts";
import { tajwidOf, tajwidPieces } from "./tajwid.ts";
import { splitWords } from "./words.ts";

/** The letters of a text that have a ruling, as they are stored. */
function lettersWith(rule: TajwidRule, text: string): string[] {
  const words = splitWords(text);
  const segments = tajwidOf(words);
  return words.flatMap((word, at) =>
    (segments[at] ?? [])
      .filter((one) => one.rule === rule)
      .map(({ from, to }) => word.slice(from, to)),
  );
}

const EXAMPLES: ReadonlyArray<readonly [TajwidRule, string, string, string]> = [
  ["izhar", "1:7", "أَنْعَمْتَ", "نْ"],
  ["izhar", "2:6", "سَوَآءٌ عَلَيْهِمْ", "ءٌ"],
  ["izhar", "2:62", "مَنْ ءَامَنَ", "نْ"],
  ["izhar", "2:85", "ٱلدُّنْيَا ۖ", "نْ"],
  ["izhar", "13:4", "صِنْوَانٌ", "نْ"],
  ["idgham-ghunnah", "99:7", "فَمَن يَعْمَلْ", "ن يَ"],
  ["idgham-ghunnah", "2:5", "هُدًى مِّن", "دً مِّ"],
  ["idgham-ghunnah", "2:8", "مَن يَقُولُ", "ن يَ"],
  ["idgham", "2:5", "مِّن رَّبِّهِمْ ۖ", "ن رَّ"],
  ["idgham", "2:2", "هُدًى لِّلْمُتَّقِينَ", "دً لِّ"],
  ["ikhfa", "2:4", "أُنزِلَ", "ن"],
  ["ikhfa", "21:88", "نُـۨجِى", "ـۨ"],
  ["ikhfa", "2:20", "شَىْءٍ قَدِيرٌ", "ءٍ"],
  ["ikhfa", "2:25", "مِن ثَمَرَةٍ رِّزْقًا ۙ", "ن"],
  ["iqlab", "2:27", "مِنۢ بَعْدِ", "نۢ"],
  ["iqlab", "3:119", "عَلِيمٌۢ بِذَاتِ", "مٌۢ"],
  ["izhar-shafawi", "1:2", "ٱلْحَمْدُ", "مْ"],
  ["izhar-shafawi", "2:62", "هُمْ يَحْزَنُونَ", "مْ"],
  ["ikhfa-shafawi", "105:4", "تَرْمِيهِم بِحِجَارَةٍ", "م"],
  ["idgham-shafawi", "106:4", "أَطْعَمَهُم مِّن", "م مِّ"],
  ["ghunnah", "114:6", "مِنَ ٱلْجِنَّةِ وَٱلنَّاسِ", "نَّ نَّ"],
  ["ghunnah", "11:42", "ٱرْكَب مَّعَنَا", "مَّ"],
  ["qalqalah", "90:4", "لَقَدْ خَلَقْنَا", "دْ قْ"],
  ["qalqalah", "112:1", "أَحَدٌ", "دٌ"],
  ["qalqalah", "111:1", "وَتَبَّ", "بَّ"],
  ["lam-shamsiyyah", "1:3", "ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ", "ل ل"],
  ["lam-shamsiyyah", "2:83", "لِلنَّاسِ", "ل"],
  ["lam-heavy", "59:22", "هُوَ ٱللَّهُ", "لَّ"],
  ["lam-heavy", "112:2", "ٱللَّهُ ٱلصَّمَدُ", "لَّ"],
  ["lam-heavy", "10:59", "ءَآللَّهُ", "لَّ"],
  ["lam-light", "1:1", "بِسْمِ ٱللَّهِ", "لَّ"],
  ["lam-light", "7:164", "قَوْمًا ۙ ٱللَّهُ", "لَّ"],
  ["lam-light", "14:10", "أَفِى ٱللَّهِ", "لَّ"],
  ["lam-light", "1:2", "ٱلْحَمْدُ لِلَّهِ", "لَّ"],
  ["hamzat-wasl", "1:2", "ٱلْحَمْدُ لِلَّهِ رَبِّ ٱلْعَـٰلَمِينَ", "ٱ"],
  ["silent", "2:5", "أُو۟لَـٰٓئِكَ", "و۟"],
  ["silent", "109:4", "وَلَآ أَنَا۠ عَابِدٌ", "ا۠"],
  ["madd-muttasil", "110:1", "إِذَا جَآءَ", "آ"],
  ["madd-muttasil", "69:19", "فَيَقُولُ هَآؤُمُ", "آ"],
  ["madd-muttasil", "17:7", "لِيَسُـۥٓـُٔوا۟", "ۥٓ"],
  ["madd-munfasil", "2:4", "بِمَآ أُنزِلَ", "آ"],
  ["madd-munfasil", "2:21", "يَـٰٓأَيُّهَا", "ـٰٓ"],
  ["madd-munfasil", "2:31", "هَـٰٓؤُلَآءِ", "ـٰٓ"],
  ["madd-munfasil", "2:245", "لَهُۥٓ أَضْعَافًا", "ۥٓ"],
  ["madd-munfasil", "2:14", "قَالُوٓا۟ ءَامَنَّا", "وٓ"],
  ["madd-lazim", "1:7", "ٱلضَّآلِّينَ", "آ"],
  ["madd-lazim", "2:1", "الٓمٓ", "لٓ مٓ"],
  ["madd-lazim", "10:51", "ءَآلْـَٔـٰنَ", "آ"],
  ["madd-lazim", "6:143", "ءَآلذَّكَرَيْنِ", "آ"],
];

describe("the rulings of tajwid", () => {
  it.each(EXAMPLES)("%s, as in %s “%s”, lies on “%s”", (rule, _place, text, letters) => {
    expect(lettersWith(rule, text).join(" ")).toBe(letters);
  });

  it("have an example each", () => {
    expect(new Set(EXAMPLES.map(([rule]) => rule))).toEqual(new Set(TAJWID_RULES));
  });

  it.each<readonly [TajwidRule, string, string, string]>([
    ["idgham", "75:27", "مَنْ ۜ رَاقٍ", "a saktah stands between them"],
    ["idgham-ghunnah", "2:26", "مَثَلًا ۘ يُضِلُّ", "there the reading has to stop"],
    ["ghunnah", "12:11", "تَأْمَ۫نَّا", "it is read in two ways"],
    ["qalqalah", "27:22", "أَحَطتُ", "the letter has run into the next"],
    ["lam-light", "62:11", "ٱللَّهْوِ", "it is not the name"],
    ["lam-heavy", "77:31", "ٱللَّهَبِ", "it is not the name"],
    ["silent", "33:10", "ٱلظُّنُونَا۠", "it is read by who stops"],
    ["idgham", "83:14", "بَلْ ۜ رَانَ", "a saktah stands between them"],
    ["izhar", "36:1", "يسٓ", "letters are read by their names"],
  ])("%s is not said of %s “%s”: %s", (rule, _place, text) => {
    expect(lettersWith(rule, text)).toEqual([]);
  });

  it("tell the two long vowels of hā'ulā'i apart", () => {
    expect(tajwidOf(["هَـٰٓؤُلَآءِ"])[0]?.map(({ rule }) => rule)).toEqual([
      "madd-munfasil",
      "madd-muttasil",
    ]);
  });
});

describe("the end of an aya", () => {
  const [end, start] = [splitWords("حَسَنًا"), splitWords("مَّـٰكِثِينَ")];

  it("is a stop", () => {
    expect(tajwidOf(end)).toEqual([[]]);
    expect(tajwidOf(start)).toEqual([[]]);
  });

  it("is read over where the next aya is given, and marked in both", () => {
    const merged = expect.objectContaining({ rule: "idgham-ghunnah" });
    expect(tajwidOf(end, { after: start[0] })).toEqual([[merged]]);
    expect(tajwidOf(start, { before: end[0] })).toEqual([[merged]]);
  });
});

const LETTERS = [..."ابتثجحخدذرزسشصضطظعغفقكلمنهويىءأإؤئٱة", "\u0640", "\u06e5", "\u06e6"];
const MARKS = [
  ..."\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0653\u0654\u0670\u06df\u06e0\u06e2\u06ed",
];
const letter = fc
  .tuple(fc.constantFrom(...LETTERS), fc.array(fc.constantFrom(...MARKS), { maxLength: 3 }))
  .map(([base, marks]) => base + marks.join(""));
const sign = fc.constantFrom("", "", "", " ۖ", " ۜ", " ۘ");
const word = fc
  .tuple(fc.constantFrom("ب", "نَ", "مْ", "ٱ"), fc.array(letter, { maxLength: 6 }), sign)
  .map(([first, rest, last]) => first + rest.join("") + last);
const aya = fc.array(word, { minLength: 1, maxLength: 6 });
const around = fc.record({ before: word, after: word }, { requiredKeys: [] });

describe("whatever the words are", () => {
  it("rulings lie on whole letters of their word, in order and apart", () => {
    fc.assert(
      fc.property(aya, around, (words, beside) => {
        const found = tajwidOf(words, beside);
        expect(found).toHaveLength(words.length);
        for (const [at, segments] of found.entries()) {
          const letters = lettersOf(words[at] ?? "", at).map(({ from, to }) => `${from}–${to}`);
          const own = segments.map(({ from, to }) => `${from}–${to}`);
          expect(letters.filter((one) => own.includes(one))).toEqual(own);
        }
      }),
    );
  });

  it("pieces joined are the word as it is drawn, each of one ruling", () => {
    fc.assert(
      fc.property(aya, fc.constantFrom("", QUARTER_SIGN), (words, before) => {
        const found = tajwidOf(words);
        for (const [at, stored] of words.entries()) {
          const text = before + displayWord(stored, words[at + 1]);
          const segments = found[at] ?? [];
          const pieces = tajwidPieces({ text, stored }, segments);
          expect(pieces.map((piece) => piece.text).join("")).toBe(text);
          expect(pieces.flatMap(({ rule }) => rule ?? [])).toEqual(
            segments.map(({ rule }) => rule),
          );
        }
      }),
    );
  });

  it("are the same words and rulings each time", () => {
    fc.assert(
      fc.property(aya, (words) => {
        const before = [...words];
        expect(tajwidOf(words)).toEqual(tajwidOf(words));
        expect(words).toEqual(before);
      }),
    );
  });
});

it("a word without rulings, and a marker, are one piece", () => {
  expect(tajwidPieces({ text: "رَيۡبَۛ", stored: "رَيْبَ ۛ" }, [])).toEqual([{ text: "رَيۡبَۛ", rule: null }]);
  expect(tajwidPieces({ text: "۝١", stored: "" }, [])).toEqual([{ text: "۝١", rule: null }]);
});
