import { expect, it } from "vitest";

import { ayatOfPage, pageOf } from "../mushaf/divisions.ts";
import { isPlace, placeNumber } from "../quran/places.ts";
import { PLACEMENT_PASSAGES, READINGS } from "./placement.ts";

const longOf = (reading: (typeof READINGS)[number]) => {
  const { from, to } = PLACEMENT_PASSAGES[reading];
  return placeNumber(to) - placeNumber(from) + 1;
};

it.each(READINGS)("what is recited by who reads like this is in the Quran: %s", (reading) => {
  const { from, to } = PLACEMENT_PASSAGES[reading];
  expect([isPlace(from), isPlace(to)]).toEqual([true, true]);
  expect(longOf(reading)).toBeGreaterThan(0);
});

it("who reads fluently recites a page from its first word to its last", () => {
  const { from, to } = PLACEMENT_PASSAGES.fluently;
  expect({ first: placeNumber(from), last: placeNumber(to) }).toEqual(ayatOfPage(pageOf(from)));
});

it("shorter passages are one sura each", () => {
  for (const reading of ["begins", "slowly"] as const) {
    const { from, to } = PLACEMENT_PASSAGES[reading];
    expect([from.aya, to.sura]).toEqual([1, from.sura]);
    expect(isPlace({ sura: to.sura, aya: to.aya + 1 })).toBe(false);
  }
});
