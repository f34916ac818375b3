import { expect, it } from "vitest";

import { directionOf, languageFrom } from "./languages.ts";

it.each([
  ["fr-CA", "fr"],
  ["AR-eg", "ar"],
  ["en", "en"],
  ["de-DE", undefined],
  ["", undefined],
  [null, undefined],
])("keeps of %s the part before the hyphen, if it is spoken here", (tag, expected) => {
  expect(languageFrom(tag)).toBe(expected);
});

it("writes Arabic from right to left and the others from left to right", () => {
  expect((["en", "fr", "ar"] as const).map(directionOf)).toEqual(["ltr", "ltr", "rtl"]);
});
