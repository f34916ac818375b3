import fc from "fast-check";
import { expect, test } from "vitest";

import { READER_LANGUAGES } from "./applications/items.ts";
import { languageOfOwnText, writtenIn } from "./own-text.ts";

const NONE = { en: "", fr: "", ar: "" };

test("a reader finds it in the language that is wanted, else in another, which is named, or not at all", () => {
  const texts = { en: " ", fr: "Bonjour", ar: "مرحبًا" };
  expect(writtenIn(texts, "ar")).toEqual({ text: "مرحبًا", language: "ar" });
  expect(writtenIn(texts, "en")).toEqual({ text: "Bonjour", language: "fr" });
  expect(writtenIn(NONE, "en")).toBeUndefined();
});

test.each([
  [NONE, "fr", "fr"],
  [{ ...NONE, ar: "x" }, "fr", "ar"],
  [{ en: "x", fr: "x", ar: "x" }, "fr", "fr"],
  [{ ...NONE, fr: " \n", en: "x" }, "fr", "en"],
] as const)("of %j the %s reader is shown %s", (texts, own, shown) => {
  expect(languageOfOwnText(texts, own)).toBe(shown);
});

test("what is written there is shown there again", () => {
  const text = fc.constantFrom("", " ", "x");
  const texts = fc.record({ en: text, fr: text, ar: text });
  fc.assert(
    fc.property(texts, fc.constantFrom(...READER_LANGUAGES), (before, own) => {
      const place = languageOfOwnText(before, own);
      expect(languageOfOwnText({ ...before, [place]: "more" }, own)).toBe(place);
    }),
  );
});
