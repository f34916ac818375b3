import { afterEach, describe, expect, test } from "vitest";

import { isTimeZone, toInstant, toWall } from "./zone.ts";

const utc = (text: string) => Date.parse(text);

describe("names", () => {
  test.each(["UTC", "Africa/Cairo", "America/Montreal", "Indian/Reunion", "Etc/GMT+5", "Egypt"])(
    "%s is a time zone",
    (name) => {
      expect(isTimeZone(name)).toBe(true);
      expect(toWall(0, name).date).toMatch(/^\d{4}-/);
    },
  );

  test.each([
    "+02:00",
    "-0500",
    "Z",
    "",
    "PST",
    "bst",
    "SystemV/AST4",
    "Europe/Foo",
    " UTC",
    "local",
  ])("%j is none", (name) => {
    expect(isTimeZone(name)).toBe(false);
  });

  test("every zone that the runtime lists is one", () => {
    for (const name of Intl.supportedValuesOf("timeZone")) expect(isTimeZone(name)).toBe(true);
  });
});

// In spring 2027 Cairo's clock goes from Thursday 23:59:59 to Friday 01:00.
describe("Cairo's spring gap", () => {
  const zone = "Africa/Cairo";
  const transition = utc("2027-04-29T22:00:00Z");

  test.each([
    ["00:00", "01:00:00"],
    ["00:30", "01:30:00"],
    ["00:59:59", "01:59:59"],
  ])("Friday %s is shifted to %s", (time, shown) => {
    const { epochMs, shifted } = toInstant({ date: "2027-04-30", time, zone });
    expect(shifted).toBe(true);
    expect(toWall(epochMs, zone)).toEqual({ date: "2027-04-30", time: shown, dayOfWeek: 6 });
  });

  test("the clock jumps over the hour", () => {
    expect(toWall(transition - 1, zone)).toEqual({
      date: "2027-04-29",
      time: "23:59:59",
      dayOfWeek: 5,
    });
    expect(toWall(transition, zone).time).toBe("01:00:00");
    expect(toInstant({ date: "2027-04-30", time: "01:00", zone })).toEqual({
      epochMs: transition,
      shifted: false,
    });
  });

  test("24:00 of the Thursday is the moment of the change", () => {
    expect(toInstant({ date: "2027-04-29", time: "24:00", zone })).toEqual({
      epochMs: transition,
      shifted: true,
    });
  });
});

describe("Paris's changes", () => {
  const zone = "Europe/Paris";

  test("02:30 in the spring gap becomes 03:30", () => {
    const instant = toInstant({ date: "2027-03-28", time: "02:30", zone });
    expect(instant).toEqual({ epochMs: utc("2027-03-28T01:30:00Z"), shifted: true });
    expect(toWall(instant.epochMs, zone).time).toBe("03:30:00");
  });

  test("02:30 in the autumn fold is the earlier one", () => {
    const instant = toInstant({ date: "2026-10-25", time: "02:30", zone });
    expect(instant).toEqual({ epochMs: utc("2026-10-25T00:30:00Z"), shifted: false });
    expect(toWall(utc("2026-10-25T01:30:00Z"), zone).time).toBe("02:30:00");
  });
});

test("24:00 is midnight after the date", () => {
  const end = toInstant({ date: "2026-12-31", time: "24:00", zone: "Europe/Paris" });
  expect(end).toEqual(toInstant({ date: "2027-01-01", time: "00:00", zone: "Europe/Paris" }));
});

test("the same Cairo hour is 0, 1 or 2 hours from Paris by the date", () => {
  const inParis = (date: string) =>
    toWall(toInstant({ date, time: "18:00", zone: "Africa/Cairo" }).epochMs, "Europe/Paris").time;
  expect(inParis("2027-01-15")).toBe("17:00:00");
  expect(inParis("2027-04-15")).toBe("18:00:00");
  expect(inParis("2027-07-15")).toBe("17:00:00");
  expect(inParis("2026-10-27")).toBe("16:00:00");
});

test("impossible wall times and unknown zones are refused", () => {
  const wall = { date: "2026-11-21", time: "10:00", zone: "Europe/Paris" };
  for (const bad of [
    { date: "2026-02-30" },
    { time: "24:30" },
    { time: "25:00" },
    { zone: "Europe/Foo" },
  ]) {
    expect(() => toInstant({ ...wall, ...bad })).toThrow(RangeError);
  }
  expect(() => toWall(Number.NaN, "Europe/Paris")).toThrow(RangeError);
  expect(() => toWall(0, "Europe/Foo")).toThrow(RangeError);
});

describe("the time zone of the process", () => {
  const original = process.env.TZ;
  afterEach(() => {
    if (original === undefined) delete process.env.TZ;
    else process.env.TZ = original;
  });

  test.each([
    ["Pacific/Kiritimati", -840],
    ["America/St_Johns", 210],
    ["Africa/Cairo", -120],
  ])("%s changes nothing", (processZone, offsetMinutes) => {
    process.env.TZ = processZone;
    expect(new Date("2026-11-21T10:00:00Z").getTimezoneOffset()).toBe(offsetMinutes);
    const epochMs = utc("2026-11-21T23:30:00Z");
    expect(toWall(epochMs, "Asia/Dhaka")).toEqual({
      date: "2026-11-22",
      time: "05:30:00",
      dayOfWeek: 1,
    });
    expect(toInstant({ date: "2026-11-22", time: "05:30", zone: "Asia/Dhaka" }).epochMs).toBe(
      epochMs,
    );
  });
});
