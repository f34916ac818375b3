import { expect, test } from "vitest";

import { guessCountry } from "./guess-country.ts";
import { internationalPhone, plainPhone } from "./international-phone.ts";
import { exampleNumber } from "./phone-rules.ts";

test.each([
  ["06 12 34 56 78", "FR", "+33612345678"],
  ["06.12.34.56.78", "FR", "+33612345678"],
  ["0033 6 12 34 56 78", "FR", "+33612345678"],
  ["+33 6 12 34 56 78", "EG", "+33612345678"],
  ["33612345678", "FR", "+33612345678"],
  ["010 0123 4567", "EG", "+201001234567"],
  ["٠١٠٠١٢٣٤٥٦٧", "EG", "+201001234567"],
  ["0612-345678", "MA", "+212612345678"],
  ["0551 23 45 67", "DZ", "+213551234567"],
  ["20 123 456", "TN", "+21620123456"],
  ["0470 12 34 56", "BE", "+32470123456"],
  ["078 123 45 67", "CH", "+41781234567"],
  ["(514) 555-0123", "CA", "514555"],
  ["\u2066+33612345678\u2069", "FR", "+33612345678"],
  ["call me", "FR", "callme"],
  ["", "FR", ""],
] as const)("%j, typed in %s, is sent as %s", async (typed, country, number) => {
  expect(await internationalPhone(typed, country)).toContain(number);
});

test.each([
  ["+20 (100) 123-4567", "+201001234567"],
  ["+۲۰۱۰۰", "+20100"],
  [undefined, ""],
])("%j is read as %s", (typed, number) => {
  expect(plainPhone(typed)).toBe(number);
});

test.each([
  ["Europe/Paris", "ar", "FR"],
  ["Africa/Cairo", "fr", "EG"],
  ["Africa/Casablanca", "fr", "MA"],
  ["America/Montreal", "fr", "CA"],
  ["Etc/UTC", "ar", "EG"],
  ["Etc/UTC", "fr", "FR"],
])("in %s, on a page in %s, the country is %s", (zone, language, country) => {
  expect(guessCountry(zone, language)).toBe(country);
});

test("the example is of the country", () => {
  expect(exampleNumber("FR")).toBe("+33 6 12 34 56 78");
  expect(exampleNumber("EG")).toMatch(/^\+20 1/);
});
