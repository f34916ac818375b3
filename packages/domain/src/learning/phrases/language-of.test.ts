import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import { languageOf, languageUnread } from "./language-of.ts";

test.each([
  ["تلاوة متأنية ومتقنة", "ar"],
  ["مراجعة سورة Al-Mulk", "ar"],
  ["Réciter la sourate chaque soir", "fr"],
  ["Apprendre les cinq versets suivants", "fr"],
  ["Lire la page 12 (باب الفعل) à voix haute", "fr"],
  ["Recite the passage every evening", "en"],
  ["Needs to revise the last two suras", "en"],
  // Nothing here is certain.
  ["Al-Mulk 1–12", null],
  ["Tajwid", null],
  ["Sourate Al-Fatiha", null],
  ["Muy bien, repetir el texto", null],
  ["Revise: la surah", null],
  ["12–15 ✓", null],
  ["Tajwid ٤٣–٤٤٣", null],
  ["Lire la page ١٢٣٤٥٦٧٨٩٠", "fr"],
  ["", null],
] as const)("%s: %s", (text, language) => {
  expect(languageOf(text)).toBe(language);
});

describe("what a family does not read", () => {
  it("is what is certainly in none of its languages", () => {
    expect(languageUnread("مراجعة منتظمة", ["fr"])).toBe("ar");
    expect(languageUnread("مراجعة منتظمة", ["ar", "fr"])).toBeNull();
    expect(languageUnread("Tajwid", ["ar"])).toBeNull();
    expect(languageUnread("Revise the last two suras every day", ["fr"])).toBe("en");
  });

  it("is never Arabic without Arabic letters, nor another language without Latin ones", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        const possible = [
          ...(/\p{Script=Arabic}/u.test(text) ? ["ar"] : []),
          ...(/\p{Script=Latin}/u.test(text) ? ["fr", "en"] : []),
          null,
        ];
        expect(possible).toContain(languageOf(text));
      }),
    );
  });

  it("does not depend on digits, signs and spaces around the words", () => {
    const said = fc.constantFrom("تلاوة متأنية", "Lire la page", "Read the page", "Tajwid");
    const noise = fc.string({ unit: fc.constantFrom(..."0123 .,;:!-–()٣٤،"), maxLength: 12 });
    fc.assert(
      fc.property(said, noise, noise, (text, before, after) => {
        expect(languageOf(`${before} ${text} ${after}`)).toBe(languageOf(text));
      }),
    );
  });
});
