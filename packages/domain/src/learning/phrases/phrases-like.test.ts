import fc from "fast-check";
import { expect, it, test } from "vitest";

import { countWords } from "./count-words.ts";
import { phrasesLike } from "./phrases-like.ts";

const phrase = (en: string, fr: string, ar: string) => ({ words: { en, fr, ar } });
const MADD = phrase(
  "Lengthenings held to measure",
  "Allongements bien mesurés",
  "ضبط مقادير المدود",
);
const VOICE = phrase("Reads aloud every day", "Lit à voix haute chaque jour", "قراءة جهرية كل يوم");
const REVISION = phrase("Regular revision", "Révision régulière", "مراجعة منتظمة");
const STARS = phrase("Stopping and starting", "L’arrêt et la reprise", "الوقف والابتداء");
const ALL = [MADD, VOICE, REVISION, STARS];

test.each([
  ["ضَبْطُ المُدود", MADD],
  ["المراجعة المنتظمة", REVISION],
  ["الوقف ثم الابتداء", STARS],
  ["révisions régulières", REVISION],
  ["Il faut une revision reguliere du passage, chaque soir et sans se presser", REVISION],
  ["ممتاز! قراءة جهرية كل يوم بعد صلاة الفجر مع الوالدة إن شاء الله", VOICE],
])("%s is said by a phrase", (text, expected) => {
  expect(phrasesLike(text, ALL, 2)[0]).toBe(expected);
});

test.each(["", "ما شاء الله", "12", "la le de", "Bravo", "كل خير"])(
  "%s is said by none",
  (text) => {
    expect(phrasesLike(text, ALL, 2)).toEqual([]);
  },
);

it("what a phrase says is always found by it, in each language", () => {
  fc.assert(
    fc.property(fc.constantFrom(...ALL), fc.constantFrom("en", "fr", "ar"), (one, language) => {
      expect(phrasesLike(one.words[language], ALL, 1)).toEqual([one]);
    }),
  );
});

it("no more are offered than asked for", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat({ max: 3 }), (text, max) => {
      expect(phrasesLike(text, ALL, max).length).toBeLessThanOrEqual(max);
    }),
  );
});

it("a phrase is counted across its versions, own words by their spelling", () => {
  const words = { en: "Fluent", fr: "Fluide", ar: "سلسة" };
  const sent = (version: number) => ({ phrase: "one", version, words });
  expect(
    countWords([["Makharij ", sent(2)], ["makharij", sent(1), "Fluent"], [sent(1)]], 2),
  ).toEqual([
    { word: sent(2), count: 3 },
    { word: "Makharij", count: 2 },
  ]);
});
