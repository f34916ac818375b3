import { getCountries } from "libphonenumber-js";
import { expect, test } from "vitest";

import { guessCountry } from "./guess-country.ts";

test.each([
  ["Europe/Paris", "fr", "FR"],
  ["Europe/Paris", "ar", "FR"],
  ["Africa/Cairo", "fr", "EG"],
  ["Indian/Reunion", "fr", "RE"],
  ["America/Montreal", "fr", "CA"],
])("in %s a page in %s means a number of %s", (zone, language, country) => {
  expect(guessCountry(zone, language)).toBe(country);
});

test.each([
  ["ar", "EG"],
  ["en", "GB"],
  ["fr", "FR"],
  ["de", "FR"],
])("where the zone says nothing, the language %s does", (language, country) => {
  expect(guessCountry("Antarctica/Troll", language)).toBe(country);
  expect(guessCountry("", language)).toBe(country);
});

test("every country has numbers", () => {
  const known = new Set<string>(getCountries());
  const zones = Intl.supportedValuesOf("timeZone");
  expect(zones.filter((zone) => !known.has(guessCountry(zone, "fr")))).toEqual([]);
});
