import { expect, it } from "vitest";

import { hoursShown } from "./week-hours.ts";

it.each([
  ["nothing", [], "08:00:00", "21:00:00"],
  ["an ordinary lesson", [["18:00:00", "18:45:00"]], "08:00:00", "21:00:00"],
  ["an early one", [["05:30:00", "06:00:00"]], "05:00:00", "21:00:00"],
  ["a late one", [["21:30:00", "22:15:00"]], "08:00:00", "23:00:00"],
  ["one until midnight", [["23:00:00", "00:00:00"]], "08:00:00", "24:00:00"],
  ["one across midnight", [["23:30:00", "00:30:00"]], "00:00:00", "24:00:00"],
] as const)("%s is seen", (_case, times, from, until) => {
  const sessions = times.map(([start_time, end_time]) => ({ start_time, end_time }));
  expect(hoursShown(sessions)).toMatchObject({ from, until });
});

it("counts them", () => {
  expect(hoursShown([{ start_time: "06:00:00", end_time: "07:00:00" }]).count).toBe(15);
});
