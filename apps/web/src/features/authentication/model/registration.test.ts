import { describe, expect, it, vi } from "vitest";

import { localeFor, numberFrom, phoneNumberFrom } from "./registration.ts";

const deviceIsIn = (timeZone: string | undefined) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions")
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

describe("what is sent beside the form", () => {
  it("is the language on show and the device's time zone", () => {
    deviceIsIn("Europe/Paris");
    expect(localeFor("fr")).toEqual({ language: "fr", time_zone: "Europe/Paris" });
  });

  it("has no time zone where the device names one that nobody knows", () => {
    deviceIsIn("Nowhere/Atlantis");
    expect(localeFor("ar")).toEqual({ language: "ar" });
  });
});

describe("numbers", () => {
  it.each([
    ["", 0],
    ["9", 9],
    ["120", 120],
    ["x", 0],
    [undefined, 0],
  ])("%j counts as %d", (typed, number) => {
    expect(numberFrom(typed)).toBe(number);
  });
});

describe("phone numbers", () => {
  it.each([
    ["+33 6 12 34 56 78", "+33612345678"],
    ["+20 (100) 123-4567", "+201001234567"],
    ["+33.6.12.34.56.78", "+33612345678"],
    ["+٢٠١٠٠١٢٣٤٥٦٧", "+201001234567"],
    ["+۲۰۱۰۰", "+20100"],
    ["\u2066+33612345678\u2069", "+33612345678"],
    ["call me", "callme"],
    [undefined, ""],
  ])("%j is read as %s", (typed, number) => {
    expect(phoneNumberFrom(typed)).toBe(number);
  });
});
