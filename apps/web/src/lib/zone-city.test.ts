import { expect, it } from "vitest";

import { cityOf } from "./zone-city.ts";

it.each([
  ["Europe/Paris", "Paris"],
  ["America/New_York", "New York"],
  ["America/Argentina/Buenos_Aires", "Buenos Aires"],
  ["UTC", "UTC"],
])("%s is %s to a reader", (zone, city) => {
  expect(cityOf(zone)).toBe(city);
});
