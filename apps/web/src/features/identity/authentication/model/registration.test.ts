import { describe, expect, it, vi } from "vitest";

import { localeFor, numberFrom } from "./registration.ts";

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
