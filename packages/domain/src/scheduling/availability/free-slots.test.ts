import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { describe, expect, test } from "vitest";

import { freeSlots, isFreeSlot, type SlotQuery } from "./free-slots.ts";

type Vector = SlotQuery & { name: string; expected: string[] };

const path = fileURLToPath(new URL("testing/slots.json", import.meta.url));
const { vectors } = JSON.parse(readFileSync(path, "utf8")) as { vectors: Vector[] };

test("there are 24 vectors", () => {
  expect(vectors).toHaveLength(24);
});

test.each(vectors)("vector: $name", ({ name: _, expected, ...query }) => {
  expect(freeSlots(query)).toEqual(expected);
});

// Sunday 2026-11-22 in Cairo, which is at +02:00.
const sunday: SlotQuery = {
  ranges: [{ day_of_week: 1, start: "09:00", end: "12:00" }],
  teacherZone: "Africa/Cairo",
  viewerZone: "Africa/Cairo",
  from: "2026-11-22T00:00:00Z",
  to: "2026-11-23T00:00:00Z",
  busy: [],
  lengthMin: 60,
  stepMin: 60,
};
const utcHours = (changes: Partial<SlotQuery>) =>
  freeSlots({ ...sunday, ...changes }).map((iso) => iso.slice(11, 16));

describe("what is open", () => {
  test("the hours of the week, the last start a length before their end", () => {
    expect(freeSlots(sunday)).toEqual([
      "2026-11-22T07:00:00.000Z",
      "2026-11-22T08:00:00.000Z",
      "2026-11-22T09:00:00.000Z",
    ]);
    expect(utcHours({ lengthMin: 90 })).toEqual(["07:00", "08:00"]);
  });

  test("neighbouring ranges join, also across midnight", () => {
    const ranges = [
      { day_of_week: 2, start: "00:00", end: "01:00" },
      { day_of_week: 1, start: "23:00", end: "00:00" },
      { day_of_week: 1, start: "22:00", end: "23:00" },
    ];
    expect(utcHours({ ranges, lengthMin: 120 })).toEqual(["20:00", "21:00"]);
  });

  test("extra hours open, time off closes over everything", () => {
    const extraHours = [["2026-11-22T10:00:00Z", "2026-11-22T12:00:00Z"]] as const;
    expect(utcHours({ extraHours })).toEqual(["07:00", "08:00", "09:00", "10:00", "11:00"]);
    const timeOff = [["2026-11-22T08:30:00Z", "2026-11-22T11:00:00Z"]] as const;
    expect(utcHours({ extraHours, timeOff })).toEqual(["07:00", "11:00"]);
  });

  test("a season replaces the week on its dates, both included", () => {
    const ranges = [{ day_of_week: 1, start: "20:00", end: "21:00" }];
    const season = { from: "2026-11-22", until: "2026-11-22", ranges };
    expect(utcHours({ seasons: [season] })).toEqual(["18:00"]);
    expect(utcHours({ seasons: [{ ...season, ranges: [] }] })).toEqual([]);
    const other = { from: "2026-11-23", until: "2026-12-01", ranges };
    expect(utcHours({ seasons: [other] })).toEqual(["07:00", "08:00", "09:00"]);
    const late = { ...season, ranges: [{ day_of_week: 1, start: "22:00", end: "23:00" }] };
    expect(utcHours({ seasons: [late, season] })).toEqual(["18:00", "20:00"]);
  });
});

describe("what is taken away", () => {
  test("busy lessons, which a slot may touch", () => {
    const busy = [["2026-11-22T08:00:00Z", "2026-11-22T09:00:00Z"]] as const;
    expect(utcHours({ busy })).toEqual(["07:00", "09:00"]);
    expect(utcHours({ busy, bufferMin: 1 })).toEqual([]);
    expect(utcHours({ busy, bufferMin: 15, lengthMin: 45, stepMin: 15 })).toEqual([
      "07:00",
      "09:15",
    ]);
  });

  test("what is before the notice or outside of the window", () => {
    expect(utcHours({ notBefore: "2026-11-22T07:00:01Z" })).toEqual(["08:00", "09:00"]);
    expect(utcHours({ notBefore: "2026-11-25T00:00:00Z" })).toEqual([]);
    expect(utcHours({ from: "2026-11-22T07:30:00Z", to: "2026-11-22T09:59:00Z" })).toEqual([
      "08:00",
    ]);
    expect(utcHours({ to: sunday.from })).toEqual([]);
  });
});

describe("the viewer's grid", () => {
  test("lies on the viewer's own minutes where the offset is no whole hour", () => {
    // 09:00 to 12:00 in Cairo is 12:45 to 15:45 in Kathmandu.
    expect(utcHours({ viewerZone: "Asia/Kathmandu" })).toEqual(["07:15", "08:15"]);
  });

  test("starts anew at midnight where the step does not divide the day", () => {
    const ranges = [1, 2].map((day_of_week) => ({ day_of_week, start: "00:00", end: "24:00" }));
    const query = { ...sunday, ranges, viewerZone: "UTC", stepMin: 500, lengthMin: 10 };
    const to = "2026-11-23T10:00:00Z";
    expect(freeSlots({ ...query, to }).map((iso) => iso.slice(8, 16))).toEqual([
      "22T00:00",
      "22T08:20",
      "22T16:40",
      "23T00:00",
      "23T08:20",
    ]);
  });
});

describe("the booking check", () => {
  test("says of every minute of the day what the display says", () => {
    const shown = new Set(freeSlots(sunday));
    for (let minute = 0; minute < 1440; minute += 15) {
      const startsAt = new Date(Date.parse(sunday.from) + minute * 60_000).toISOString();
      expect(isFreeSlot(sunday, startsAt)).toBe(shown.has(startsAt));
    }
  });

  test("takes any spelling of the instant, and obeys the notice", () => {
    expect(isFreeSlot(sunday, "2026-11-22T09:00+02:00")).toBe(true);
    expect(isFreeSlot({ ...sunday, notBefore: "2026-11-22T07:00:01Z" }, "2026-11-22T07:00Z")).toBe(
      false,
    );
  });
});

describe("bad input is refused", () => {
  const range = { day_of_week: 1, start: "09:00", end: "10:00" };
  test.each<[string, Partial<SlotQuery>]>([
    ["time zone", { teacherZone: "Europe/Foo" }],
    ["time zone", { viewerZone: "Europe/Foo", ranges: [] }],
    ["window", { from: "2026-11-24T00:00:00Z" }],
    ["Not an instant", { from: "2026-11-22" }],
    ["Not an instant", { to: "2026-11-23T00:00:00" }],
    ["Not an instant", { notBefore: "soon" }],
    ["stepMin", { stepMin: 0 }],
    ["stepMin", { stepMin: 0.5 }],
    ["lengthMin", { lengthMin: -30 }],
    ["lengthMin", { lengthMin: Number.NaN }],
    ["bufferMin", { bufferMin: -1 }],
    ["Interval", { busy: [["2026-11-22T09:00:00Z", "2026-11-22T08:00:00Z"]] }],
    ["Not an instant", { timeOff: [["2026-02-30T08:00:00Z", "2026-03-01T08:00:00Z"]] }],
    ["weekly range", { ranges: [{ ...range, day_of_week: 7 }] }],
    ["weekly range", { ranges: [{ ...range, start: "9:00" }] }],
    ["weekly range", { ranges: [{ ...range, end: "09:00" }] }],
    ["weekly range", { ranges: [{ ...range, start: "24:00", end: "24:00" }] }],
    ["season", { seasons: [{ from: "2026-02-30", until: "2026-03-30", ranges: [] }] }],
    ["season", { seasons: [{ from: "2026-03-30", until: "2026-03-01", ranges: [] }] }],
  ])("%s: %j", (word, changes) => {
    const ask = () => freeSlots({ ...sunday, ...changes });
    expect(ask).toThrow(RangeError);
    expect(ask).toThrow(word);
  });
});
