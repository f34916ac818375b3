import { expect, it } from "vitest";

import { firstDateOf, seriesFaults } from "./series-dates.ts";

it("a series begins with the first hour, by the date on the anchor's wall", () => {
  const starts = ["2026-11-26T17:00:00.000Z", "2026-11-24T22:30:00.000Z"];
  expect(firstDateOf(starts, "Europe/Paris")).toBe("2026-11-24");
  expect(firstDateOf(starts, "Africa/Cairo")).toBe("2026-11-25");
});

it.each([
  ["2026-11-24", null, [], []],
  ["2026-11-24", "2026-11-24", [], []],
  ["2026-11-24", "2026-11-23", [], ["series_order"]],
  ["", null, ["required"], []],
])("from %j until %j", (starts_on, ends_on, startsOn, endsOn) => {
  expect(seriesFaults({ starts_on, ends_on })).toEqual({ startsOn, endsOn });
});
