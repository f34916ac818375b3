import { describe, expect, it } from "vitest";

import { hoursOn, isSameHour, toggleHour, weeklyHourOf } from "./weekly-hours.ts";

const PARIS = "Europe/Paris";
const TUESDAY_18 = "2026-11-24T17:00:00.000Z";
const TUESDAY_19 = "2026-11-24T18:00:00.000Z";
const THURSDAY_18 = "2026-11-26T17:00:00.000Z";

it("an instant is a weekly hour on each wall", () => {
  expect(weeklyHourOf(TUESDAY_18, PARIS)).toEqual({ day_of_week: 3, time: "18:00" });
  expect(weeklyHourOf("2026-11-24T22:30:00.000Z", "Africa/Cairo")).toEqual({
    day_of_week: 4,
    time: "00:30",
  });
});

it("the same hour of another week is the same, across a clock change too", () => {
  expect(isSameHour("2027-03-23T17:00:00.000Z", "2027-03-30T16:00:00.000Z", PARIS)).toBe(true);
  expect(isSameHour("2027-03-23T17:00:00.000Z", "2027-03-30T17:00:00.000Z", PARIS)).toBe(false);
});

describe("pressing an hour", () => {
  it("takes it in, in the order of time", () => {
    expect(toggleHour([THURSDAY_18], TUESDAY_18, PARIS)).toEqual([TUESDAY_18, THURSDAY_18]);
  });

  it("takes it out again, in another week as well", () => {
    const nextWeek = "2026-12-01T17:00:00.000Z";
    expect(toggleHour([TUESDAY_18, THURSDAY_18], nextWeek, PARIS)).toEqual([THURSDAY_18]);
  });

  it("puts it in the place of another of the same day", () => {
    expect(toggleHour([TUESDAY_18, THURSDAY_18], TUESDAY_19, PARIS)).toEqual([
      TUESDAY_19,
      THURSDAY_18,
    ]);
  });

  it("leaves five as they are", () => {
    const five = [23, 24, 25, 26, 27].map((day) => `2026-11-${day}T17:00:00.000Z`);
    expect(toggleHour(five, "2026-11-28T17:00:00.000Z", PARIS)).toEqual(five);
  });
});

it("the hours are read on the anchor's wall", () => {
  expect(hoursOn([TUESDAY_18, THURSDAY_18], "Africa/Cairo")).toEqual([
    { day_of_week: 3, time: "19:00" },
    { day_of_week: 5, time: "19:00" },
  ]);
});
