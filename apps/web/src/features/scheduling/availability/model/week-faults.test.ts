import { expect, test } from "vitest";

import { faultsOf } from "./week-faults.ts";
import { suggestedRanges } from "./week.ts";
import type { EditedRange } from "./week.ts";

const range = (id: string, start: string, end: string, day: EditedRange["day"] = 1) => ({
  id,
  day,
  start,
  end,
});

test("the suggested week has no fault", () => {
  expect(faultsOf(suggestedRanges()).size).toBe(0);
});

test("an end before the start is named; midnight at the end of the day is after everything", () => {
  const faults = faultsOf([range("a", "17:00", "09:00"), range("b", "20:00", "00:00")]);
  expect([...faults]).toEqual([["a", { kind: "end_before_start" }]]);
});

test("of two ranges that overlap each names the other; neighbours do not overlap", () => {
  const faults = faultsOf([
    range("a", "09:00", "12:00"),
    range("b", "11:00", "14:00"),
    range("c", "14:00", "15:00"),
  ]);
  expect([...faults]).toEqual([
    ["a", { kind: "overlap", start: "11:00", end: "14:00" }],
    ["b", { kind: "overlap", start: "09:00", end: "12:00" }],
  ]);
});
