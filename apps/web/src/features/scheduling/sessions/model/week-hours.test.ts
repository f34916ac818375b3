import { expect, it } from "vitest";

import { hoursShown } from "./week-hours.ts";

it.each([
  ["nothing", [], 10, 18],
  ["one lesson in the evening", [["18:00:00", "18:45:00"]], 16, 24],
  ["one in the morning", [["09:00:00", "10:00:00"]], 8, 16],
  [
    "a morning and an evening",
    [
      ["05:30:00", "06:00:00"],
      ["20:30:00", "21:15:00"],
    ],
    4,
    23,
  ],
  ["one until midnight", [["23:00:00", "00:00:00"]], 16, 24],
  ["one across midnight", [["23:30:00", "00:30:00"]], 0, 24],
  ["one at midnight", [["00:00:00", "01:00:00"]], 0, 8],
] as const)("of %s", (_case, times, first, last) => {
  const sessions = times.map(([start_time, end_time]) => ({ start_time, end_time }));
  const { from, until, count } = hoursShown(sessions);
  expect([Number.parseInt(from, 10), Number.parseInt(until, 10)]).toEqual([first, last]);
  expect(count).toBe(last - first);
});
