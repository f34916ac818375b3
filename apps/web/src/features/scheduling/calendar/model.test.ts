import { expect, it } from "vitest";

import { dateOfChange, formatWallTime } from "./model.ts";

it.each([
  ["2027-03-28T01:00:00Z", "Europe/Paris", "2027-03-28"],
  ["2027-10-31T01:00:00Z", "Europe/Paris", "2027-10-31"],
  ["2027-04-29T22:00:00Z", "Africa/Cairo", "2027-04-30"],
  ["2027-10-28T21:00:00Z", "Africa/Cairo", "2027-10-29"],
  ["2027-03-14T07:00:00Z", "America/Montreal", "2027-03-14"],
])("the change at %s in %s is dated %s", (instant, zone, date) => {
  expect(dateOfChange(instant, zone)).toBe(date);
});

it("writes a wall time as readers do, whatever the zone of the device", () => {
  expect(formatWallTime("18:00:00", "en")).toBe("06:00 pm");
  expect(formatWallTime("18:30:00", "fr")).toBe("18:30");
});
