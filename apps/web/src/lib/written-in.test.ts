import { expect, it } from "vitest";

import { writtenIn } from "./written-in.ts";

const texts = { en: " ", fr: "Bonjour", ar: "مرحبًا" };

it("is the reader's own language where there is a text in it", () => {
  expect(writtenIn(texts, "ar")).toEqual({ text: "مرحبًا", language: "ar" });
});

it("is another one where there is none, and says which", () => {
  expect(writtenIn(texts, "en")).toEqual({ text: "Bonjour", language: "fr" });
});

it("is nothing where nothing was written", () => {
  expect(writtenIn({ en: "", fr: "", ar: "" }, "en")).toBeUndefined();
});
