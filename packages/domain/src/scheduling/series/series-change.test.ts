import { expect, test } from "vitest";

import { pairByWeek, splitSeries, weekEnd } from "./series-change.ts";
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

test("a lesson goes on as that of its week, counted from the first day of the new rule", () => {
  const on = (...dates: string[]) => dates.map((date) => ({ on: date }));
  const pairs = pairByWeek("2026-12-01", {
    before: on("2026-12-15", "2026-12-01", "2026-12-22"),
    after: on("2026-12-03", "2026-12-07", "2026-12-10", "2026-12-17"),
  });
  expect(pairs.map(([old, next]) => [old?.on ?? null, next?.on ?? null])).toEqual([
    ["2026-12-01", "2026-12-03"],
    [null, "2026-12-07"],
    [null, "2026-12-10"],
    ["2026-12-15", "2026-12-17"],
    ["2026-12-22", null],
  ]);
});

test("a week that has begun is looked at to its end", () => {
  expect(weekEnd("2026-12-01", "2026-12-01")).toBe("2026-12-07");
  expect(weekEnd("2026-12-01", "2026-12-07")).toBe("2026-12-07");
  expect(weekEnd("2026-12-01", "2026-12-08")).toBe("2026-12-14");
  expect(() => weekEnd("2026-12-01", "soon")).toThrow(RangeError);
});
