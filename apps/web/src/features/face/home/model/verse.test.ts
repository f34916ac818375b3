import { SOURCE_DIR, readText } from "@riwaq/mushaf/edition";
import { expect, it } from "vitest";

import { AYAT, MARKED, SURA, drawnVerse } from "./verse.ts";

it("is the text of the mushaf, letter by letter", () => {
  expect(AYAT).toEqual(readText(SOURCE_DIR).ayat[SURA - 1]?.slice(0, AYAT.length));
});

it("marks words that are there", () => {
  const places = drawnVerse().flatMap(({ words }) => words.map(({ place }) => place));
  for (const { aya, word } of MARKED) expect(places).toContain(`${aya}:${word}`);
});

it("is drawn from its own words, with the sign of each aya", () => {
  const verse = drawnVerse();
  expect(verse.map(({ words }) => words.map(({ stored }) => stored).join(" "))).toEqual(AYAT);
  expect(verse.map(({ marker }) => marker)).toEqual(["\u06dd\u0661", "\u06dd\u0662"]);
});
