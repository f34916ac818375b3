import fc from "fast-check";
import { expect, test } from "vitest";

import { READER_LANGUAGES } from "./applications/items.ts";
import { languageOfOwnText } from "./own-text.ts";

const NONE = { en: "", fr: "", ar: "" };

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
