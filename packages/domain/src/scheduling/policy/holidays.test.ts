import { describe, expect, test } from "vitest";

import { type HolidayKind, holidayIntervals, proposedHolidays } from "./holidays.ts";

// Umm al-Qura calendar, as published.
const GOLDEN: Array<[HolidayKind, number, string, string]> = [
  ["ramadan", 1447, "2026-02-18", "2026-03-19"],
  ["eid_al_fitr", 1447, "2026-03-20", "2026-03-22"],
  ["eid_al_adha", 1447, "2026-05-27", "2026-05-30"],
  ["ramadan", 1448, "2027-02-08", "2027-03-08"],
  ["eid_al_fitr", 1448, "2027-03-09", "2027-03-11"],
  ["eid_al_adha", 1448, "2027-05-16", "2027-05-19"],
  ["ramadan", 1449, "2028-01-28", "2028-02-25"],
  ["eid_al_fitr", 1449, "2028-02-26", "2028-02-28"],
  ["eid_al_adha", 1449, "2028-05-05", "2028-05-08"],
  ["ramadan", 1450, "2029-01-16", "2029-02-13"],
  ["eid_al_fitr", 1450, "2029-02-14", "2029-02-16"],
  ["eid_al_adha", 1450, "2029-04-24", "2029-04-27"],
];

describe("proposals", () => {
  test("are the Umm al-Qura dates of 2026 to 2029", () => {
    const expected = GOLDEN.map(([kind, hijriYear, startsOn, endsOn]) => ({
      kind,
      hijriYear,
      startsOn,
      endsOn,
    }));
    expect(proposedHolidays("2026-01-01", "2029-12-31")).toEqual(expected);
  });

  test("are those that begin in between, first and last date included", () => {
    const kinds = proposedHolidays("2026-03-20", "2026-05-27").map(({ kind }) => kind);
    expect(kinds).toEqual(["eid_al_fitr", "eid_al_adha"]);
    expect(proposedHolidays("2026-03-21", "2026-05-26")).toEqual([]);
  });

  test("come twice in a year that holds two Ramadans", () => {
    const years = proposedHolidays("2030-01-01", "2030-12-31")
      .filter(({ kind }) => kind === "ramadan")
      .map(({ hijriYear }) => hijriYear);
    expect(years).toEqual([1451, 1452]);
  });

  test("of no date throw", () => {
    expect(() => proposedHolidays("2026-02-30", "2026-12-31")).toThrow(RangeError);
  });
});

const iso = (holiday: { kind: HolidayKind; startsOn: string; endsOn: string }, zone: string) =>
  holidayIntervals([holiday], zone).map(({ startMs, endMs }) =>
    [startMs, endMs].map((ms) => new Date(ms).toISOString().slice(0, 16)),
  );

describe("days without lessons", () => {
  const fitr = { kind: "eid_al_fitr", startsOn: "2026-03-20", endsOn: "2026-03-22" } as const;

  test("go from the first midnight to the one after the last day, by the institute's clock", () => {
    expect(iso(fitr, "Africa/Cairo")).toEqual([["2026-03-19T22:00", "2026-03-22T22:00"]]);
    expect(iso(fitr, "UTC")).toEqual([["2026-03-20T00:00", "2026-03-23T00:00"]]);
  });

  test("begin when the day does where its first hour does not exist", () => {
    const fromGap = { kind: "eid_al_adha", startsOn: "2027-04-30", endsOn: "2027-04-30" } as const;
    expect(iso(fromGap, "Africa/Cairo")).toEqual([["2027-04-29T22:00", "2027-04-30T21:00"]]);
    const untilGap = { ...fromGap, startsOn: "2027-04-29", endsOn: "2027-04-29" };
    expect(iso(untilGap, "Africa/Cairo")).toEqual([["2027-04-28T22:00", "2027-04-29T22:00"]]);
  });

  test("are none in Ramadan", () => {
    expect(iso({ ...fitr, kind: "ramadan" }, "Africa/Cairo")).toEqual([]);
  });
});
