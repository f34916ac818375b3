import { PAGES } from "@riwaq/domain/learning/mushaf/divisions";
import type { Standing } from "@riwaq/domain/memory/page-memory";
import { expect, it } from "vitest";

import {
  ALL_JUZ,
  ALL_SURAS,
  type Unit,
  countPages,
  keyOfUnit,
  rangesOf,
  unitOfPages,
} from "./held.ts";

const saying = (...all: Array<[Unit | undefined, Standing]>) =>
  new Map(
    all.flatMap(([unit, standing]) =>
      unit ? [[keyOfUnit(unit), { unit, standing }] as const] : [],
    ),
  );

it("thirty juz cover all pages, and one follows the other", () => {
  expect(ALL_JUZ).toHaveLength(30);
  expect([ALL_JUZ[0]?.first, ALL_JUZ[29]?.last]).toEqual([1, PAGES]);
  ALL_JUZ.slice(1).forEach((juz, at) => {
    const before = ALL_JUZ[at]?.last ?? 0;
    expect([before, before + 1]).toContain(juz.first);
  });
});

it("a sura is all pages that it touches", () => {
  expect(ALL_SURAS[1]).toMatchObject({ first: 2, last: 49 });
  expect(ALL_SURAS[111]).toMatchObject({ first: 604, last: 604 });
});

it("pages in a row that are held alike are sent as one range", () => {
  const said = saying([ALL_JUZ[28], "solid"], [ALL_JUZ[29], "solid"]);
  expect(rangesOf(said)).toEqual([{ first: 562, last: 604, standing: "solid" }]);
});

it("a sura has the last word over its juz, and pages over both", () => {
  const said = saying(
    [unitOfPages(583, 583), "not-yet"],
    [ALL_SURAS[77], "rusty"],
    [ALL_JUZ[29], "solid"],
  );
  expect(rangesOf(said)).toEqual([
    { first: 582, last: 582, standing: "rusty" },
    { first: 583, last: 583, standing: "not-yet" },
    { first: 584, last: 604, standing: "solid" },
  ]);
});

it("a page of several suras is held as the weakest of them", () => {
  const said = saying([ALL_SURAS[111], "shaky"], [ALL_SURAS[112], "solid"]);
  expect(rangesOf(said)).toEqual([{ first: 604, last: 604, standing: "shaky" }]);
  expect(countPages(rangesOf(said))).toEqual({ solid: 0, shaky: 1, rusty: 0, "not-yet": 0 });
});
