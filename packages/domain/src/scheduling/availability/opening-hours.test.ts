import { describe, expect, test } from "vitest";

import { toWall } from "../../time/zone.ts";
import { isOpen, openIntervals, type OpeningHours } from "./opening-hours.ts";

const ms = (iso: string) => Date.parse(iso);
const range = (day_of_week: number, start: string, end: string) => ({ day_of_week, start, end });

/** The open hours as the teacher's wall shows them. */
function shown(hours: OpeningHours, from: string, until: string): string[] {
  const window = { startMs: ms(from), endMs: ms(until) };
  const wall = (epochMs: number) => {
    const { date, time } = toWall(epochMs, hours.teacherZone);
    return `${date.slice(5)} ${time.slice(0, 5)}`;
  };
  return openIntervals(hours, window).map(
    ({ startMs, endMs }) => `${wall(startMs)}–${wall(endMs)} (${(endMs - startMs) / 3_600_000} h)`,
  );
}

// Cairo: 2027-04-29 is a Thursday (5) whose 24:00 is Friday 01:00; 2027-10-28 is one of 25 hours.
describe("clock changes in Cairo", () => {
  const nights = {
    teacherZone: "Africa/Cairo",
    ranges: [range(5, "21:00", "24:00"), range(6, "00:00", "03:00")],
  };

  test("a spring night is an hour shorter", () => {
    expect(shown(nights, "2027-04-29T00:00Z", "2027-05-01T00:00Z")).toEqual([
      "04-29 21:00–04-30 03:00 (5 h)",
    ]);
  });

  test("an autumn night is an hour longer", () => {
    expect(shown(nights, "2027-10-28T00:00Z", "2027-10-30T00:00Z")).toEqual([
      "10-28 21:00–10-29 03:00 (7 h)",
    ]);
  });

  test("hours that the clock jumps over are not there", () => {
    const hours = { ...nights, ranges: [range(6, "00:00", "01:00")] };
    expect(shown(hours, "2027-04-29T00:00Z", "2027-05-01T00:00Z")).toEqual([]);
  });

  test("a range that ends in the hour that comes twice ends the first time", () => {
    const hours = { ...nights, ranges: [range(5, "22:00", "23:30")] };
    expect(shown(hours, "2027-10-28T00:00Z", "2027-10-30T00:00Z")).toEqual([
      "10-28 22:00–10-28 23:30 (1.5 h)",
    ]);
  });

  test("a window that opens in the midst of the change sees the same hours", () => {
    const wide = { startMs: ms("2027-10-20T00:00Z"), endMs: ms("2027-11-05T00:00Z") };
    for (let minute = 0; minute <= 180; minute += 15) {
      const startMs = ms("2027-10-28T20:00Z") + minute * 60_000;
      const window = { startMs, endMs: startMs + 900_000 };
      const isInside = openIntervals(nights, wide).some(
        (open) => open.startMs <= startMs && window.endMs <= open.endMs,
      );
      expect(openIntervals(nights, window)).toEqual(isInside ? [window] : []);
    }
  });
});

describe("seasons", () => {
  const week = [range(1, "09:00", "17:00"), range(2, "09:00", "17:00")];
  const hours = { teacherZone: "Africa/Cairo", ranges: week };

  test("hold by the date on the teacher's wall, not in UTC", () => {
    // Sunday 22 November in Cairo begins at 22:00 UTC of the Saturday.
    const ranges = [range(1, "00:00", "01:00"), range(2, "00:00", "01:00")];
    const seasons = [{ from: "2026-11-22", until: "2026-11-22", ranges }];
    expect(shown({ ...hours, seasons }, "2026-11-21T00:00Z", "2026-11-25T00:00Z")).toEqual([
      "11-22 00:00–11-22 01:00 (1 h)",
      "11-23 09:00–11-23 17:00 (8 h)",
    ]);
  });

  test("do not depend on their order", () => {
    const seasons = [
      { from: "2026-11-20", until: "2026-11-22", ranges: [range(1, "10:00", "12:00")] },
      { from: "2026-11-22", until: "2026-11-30", ranges: [range(1, "11:00", "13:00")] },
    ];
    const both = ["11-22 10:00–11-22 13:00 (3 h)"];
    const ask = (order: typeof seasons) =>
      shown({ ...hours, seasons: order }, "2026-11-22T00:00Z", "2026-11-24T00:00Z");
    expect(ask(seasons)).toEqual(both);
    expect(ask(seasons.toReversed())).toEqual(both);
  });
});

describe("a lesson", () => {
  const hours: OpeningHours = {
    teacherZone: "Africa/Cairo",
    ranges: [range(1, "09:00", "12:00"), range(1, "12:00", "13:00")],
    timeOff: [["2026-11-29T08:00Z", "2026-11-29T08:30Z"]],
  };
  const lesson = (start: string, end: string) => ({ startsAtMs: ms(start), endsAtMs: ms(end) });

  test.each([
    ["inside", "2026-11-22T07:00Z", "2026-11-22T08:00Z", true],
    ["over neighbouring ranges", "2026-11-22T09:30Z", "2026-11-22T10:30Z", true],
    ["to the last minute", "2026-11-22T10:00Z", "2026-11-22T11:00Z", true],
    ["beyond the end", "2026-11-22T10:30Z", "2026-11-22T11:30Z", false],
    ["before the start", "2026-11-22T06:59Z", "2026-11-22T07:59Z", false],
    ["on another day", "2026-11-23T07:00Z", "2026-11-23T08:00Z", false],
    ["that meets time off", "2026-11-29T07:30Z", "2026-11-29T08:15Z", false],
    ["around time off", "2026-11-29T07:30Z", "2026-11-29T09:00Z", false],
    ["that touches time off", "2026-11-29T08:30Z", "2026-11-29T09:30Z", true],
    ["without a length", "2026-11-22T08:00Z", "2026-11-22T08:00Z", false],
  ])("%s", (_name, start, end, expected) => {
    expect(isOpen(hours, lesson(start, end))).toBe(expected);
  });
});
