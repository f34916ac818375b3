import { expect, it } from "vitest";

import { figureFrom, matchingSuras } from "./find-sura.ts";

it.each([
  ["67", [67]],
  ["٦٧", [67]],
  ["11", [11, 110, 111, 112, 113, 114]],
  ["mulk", [67]],
  ["al mulk", [67]],
  ["الملك", [67]],
  ["baqarah", [2]],
  ["البقره", [2]],
  ["ikhlas", [112]],
  ["no such sura", []],
])("%s finds %j", (typed, suras) => {
  expect(matchingSuras(typed)).toEqual(suras);
});

it("offers all of them before anything is typed", () => {
  expect(matchingSuras(" ")).toHaveLength(114);
});

it.each([
  ["12", 12],
  ["١٢", 12],
  ["۱۲", 12],
  ["12a", 12],
  ["", null],
  ["x", null],
])("the figure of %j is %j", (typed, figure) => {
  expect(figureFrom(typed)).toBe(figure);
});
