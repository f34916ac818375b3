import { describe, expect, it } from "vitest";

import { directionOf, numbersMarked, printable } from "./printable.ts";

const LRM = "\u200e";
const RLM = "\u200f";

describe("numbers between Arabic words", () => {
  it("keep together, each in its order", () => {
    expect(numbersMarked("من 1.5 إلى 20\u00a0%")).toBe(
      `من ${LRM}1.5${LRM} إلى ${LRM}20\u00a0%${LRM}`,
    );
  });

  it("do not change places around an Arabic comma", () => {
    expect(numbersMarked("مارس 2027، 18:00")).toBe(
      `مارس ${LRM}2027${LRM}${RLM}، ${RLM}${LRM}18:00${LRM}`,
    );
  });
});

it("words are in the direction of their first letter", () => {
  expect([directionOf("12 مرحبا"), directionOf("– Bonjour"), directionOf("12")]).toEqual([
    "rtl",
    "ltr",
    undefined,
  ]);
});

it("letters that no font has lose their accents, signs are left out", () => {
  const hasLetter = (codePoint: number) => codePoint < 0x250;
  expect(printable("Ine\u0301s ḥ\u202f! 🙂", hasLetter)).toBe("Inés h\u00a0! ");
});
