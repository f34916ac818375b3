import { expect, test } from "vitest";

import { matchingTimeZones, timeZoneLabel, timeZonesWith } from "./time-zones.ts";

const zones = [
  "Africa/Cairo",
  "America/New_York",
  "America/North_Dakota/New_Salem",
  "Europe/Paris",
];

test("the present zone is offered even where the browser knows it by another name", () => {
  expect(timeZonesWith("Etc/Nowhere")[0]).toBe("Etc/Nowhere");
  expect(timeZonesWith("Europe/Paris").filter((zone) => zone === "Europe/Paris")).toHaveLength(1);
});

test.each([
  ["cairo", ["Africa/Cairo"]],
  ["new york", ["America/New_York"]],
  ["York america", ["America/New_York"]],
  ["pârïs", ["Europe/Paris"]],
  ["mars", []],
])("%s finds %j", (search, found) => {
  expect(matchingTimeZones(zones, search)).toEqual(found);
});

test("a city that begins with the search comes before one that only holds it", () => {
  expect(matchingTimeZones(["America/Bahia", "Asia/Bahrain", "Africa/Abah"], "bah")).toEqual([
    "America/Bahia",
    "Asia/Bahrain",
    "Africa/Abah",
  ]);
  expect(matchingTimeZones(["America/North_Dakota/New_Salem", "Africa/Dakar"], "daka")[0]).toBe(
    "Africa/Dakar",
  );
});

test("an empty search finds all", () => {
  expect(matchingTimeZones(zones, " ")).toEqual(zones);
});

test("underscores are spaces to people", () => {
  expect(timeZoneLabel("America/New_York")).toBe("America/New York");
});
