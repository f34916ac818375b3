import { expect, test } from "vitest";

import { matchingTimeZones, timeZonesWith } from "./time-zones.ts";
import { cityOf } from "./zone-city.ts";

const zones = [
  "Africa/Cairo",
  "America/New_York",
  "America/North_Dakota/New_Salem",
  "Europe/Paris",
];

const named = (all: readonly string[]) => all.map((zone) => ({ zone, city: cityOf(zone) }));

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
  expect(matchingTimeZones(named(zones), search)).toEqual(found);
});

test("a city that begins with the search comes before one that only holds it", () => {
  expect(matchingTimeZones(named(["America/Bahia", "Asia/Bahrain", "Africa/Abah"]), "bah")).toEqual(
    ["America/Bahia", "Asia/Bahrain", "Africa/Abah"],
  );
  const dakotaAndDakar = named(["America/North_Dakota/New_Salem", "Africa/Dakar"]);
  expect(matchingTimeZones(dakotaAndDakar, "daka")[0]).toBe("Africa/Dakar");
});

test("an empty search finds all", () => {
  expect(matchingTimeZones(named(zones), " ")).toEqual(zones);
});

test.each(["القاهرة", "قاهرة", "cairo"])(
  "a city is found by its name in any language: %s",
  (name) => {
    const inArabic = [...named(["Europe/Paris"]), { zone: "Africa/Cairo", city: "القاهرة" }];
    expect(matchingTimeZones(inArabic, name)).toEqual(["Africa/Cairo"]);
  },
);
