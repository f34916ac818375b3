import { expect, test } from "vitest";

import { splitSeries } from "./series-change.ts";
import type { SeriesRule } from "./series.ts";

const rule: SeriesRule = {
  anchorZone: "Europe/Paris",
  times: [{ dayOfWeek: 3, minute: 1080 }],
  lengthMin: 30,
  startsOn: "2026-11-24",
  endsOn: "2026-12-15",
};

test("the date itself belongs to what follows", () => {
  expect(splitSeries(rule, "2026-12-01")).toEqual([
    { ...rule, endsOn: "2026-11-30" },
    { ...rule, startsOn: "2026-12-01" },
  ]);
});

test("a series without an end goes on without one", () => {
  expect(splitSeries({ ...rule, endsOn: null }, "2028-03-01")).toEqual([
    { ...rule, endsOn: "2028-02-29" },
    { ...rule, startsOn: "2028-03-01", endsOn: null },
  ]);
});

test.each([
  ["2026-11-24", [null, rule]],
  ["2026-01-01", [null, rule]],
  [
    "2026-12-15",
    [
      { ...rule, endsOn: "2026-12-14" },
      { ...rule, startsOn: "2026-12-15" },
    ],
  ],
  ["2026-12-16", [rule, null]],
])("split at %s", (on, expected) => {
  expect(splitSeries(rule, on)).toEqual(expected);
});

test("a malformed date throws", () => {
  expect(() => splitSeries(rule, "2026-13-01")).toThrow(RangeError);
});
