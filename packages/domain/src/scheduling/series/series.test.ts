import { describe, expect, test } from "vitest";

import { horizonOf, parseSeriesRule, type SeriesInput } from "./series.ts";

const input: SeriesInput = {
  anchorZone: "Europe/Paris",
  times: [
    { dayOfWeek: 5, minute: 1080 },
    { dayOfWeek: 3, minute: 1080 },
  ],
  lengthMin: 45,
  startsOn: "2026-11-24",
  endsOn: null,
};
const at = (...times: Array<[dayOfWeek: number, minute: number]>) => ({
  ...input,
  times: times.map(([dayOfWeek, minute]) => ({ dayOfWeek, minute })),
});

describe("a rule", () => {
  test("comes back in the order of the week", () => {
    expect(parseSeriesRule(input)).toEqual({
      ok: true,
      rule: { ...input, times: [input.times[1], input.times[0]] },
    });
  });

  test.each<[string, SeriesInput]>([
    ["bad_zone", { ...input, anchorZone: "+02:00" }],
    ["bad_length", { ...input, lengthMin: 50 }],
    ["no_times", at()],
    ["too_many_times", at([0, 0], [1, 0], [2, 0], [3, 0], [4, 0], [5, 0])],
    ["bad_time", at([7, 0])],
    ["bad_time", at([3, 1440])],
    ["bad_time", at([3, -1])],
    ["bad_time", at([3, 600.5])],
    ["same_day_twice", at([3, 600], [3, 900])],
    ["overlapping_times", at([5, 1410], [6, 0])],
    ["overlapping_times", at([0, 14], [6, 1410])],
    ["bad_date", { ...input, startsOn: "2026-02-30" }],
    ["bad_date", { ...input, endsOn: "soon" }],
    ["end_before_start", { ...input, endsOn: "2026-11-23" }],
  ])("is refused as %s: %j", (fault, asked) => {
    expect(parseSeriesRule(asked)).toEqual({ ok: false, fault });
  });

  test.each<[string, SeriesInput]>([
    ["one lesson a week", at([6, 0])],
    ["lessons back to back over midnight", at([5, 1410], [6, 15])],
    ["lessons back to back over the end of the week", at([0, 15], [6, 1410])],
    ["five days", at([0, 0], [1, 0], [2, 0], [3, 0], [4, 1439])],
    ["a single day", { ...input, endsOn: input.startsOn }],
  ])("may be %s", (_name, asked) => {
    expect(parseSeriesRule(asked).ok).toBe(true);
  });
});

test.each([
  ["2026-11-21T21:59:59Z", "2027-02-13"],
  ["2026-11-21T22:00:00Z", "2027-02-14"],
  ["2027-03-01T12:00:00Z", "2027-05-24"],
])("at %s occurrences in Cairo are stored until %s, clock changes or not", (now, until) => {
  expect(horizonOf(Date.parse(now), "Africa/Cairo")).toBe(until);
});
