import { expect, test } from "vitest";

import { dayOf, lastMonths, monthOf, type Span, spanOfDays, weekOf } from "./spans.ts";

const told = ({ fromMs, untilMs }: Span) =>
  [fromMs, untilMs].map((ms) => new Date(ms).toISOString().slice(0, 16));

test.each([
  ["2026-11-21T22:59:59Z", "Europe/Paris", "2026-11-20T23:00", "2026-11-21T23:00"],
  ["2026-11-21T23:00:00Z", "Europe/Paris", "2026-11-21T23:00", "2026-11-22T23:00"],
  // 25 hours, 23 hours, and a day that begins at one.
  ["2026-10-25T12:00:00Z", "Europe/Paris", "2026-10-24T22:00", "2026-10-25T23:00"],
  ["2026-03-29T12:00:00Z", "Europe/Paris", "2026-03-28T23:00", "2026-03-29T22:00"],
  ["2026-04-24T12:00:00Z", "Africa/Cairo", "2026-04-23T22:00", "2026-04-24T21:00"],
])("the day of %s in %s", (at, zone, from, until) => {
  expect(told(dayOf(Date.parse(at), zone))).toEqual([from, until]);
});

test.each([
  ["2026-11-30T22:59:59Z", "Europe/Paris", "2026-10-31T23:00", "2026-11-30T23:00"],
  ["2026-12-31T23:00:00Z", "Europe/Paris", "2026-12-31T23:00", "2027-01-31T23:00"],
  ["2026-12-15T12:00:00Z", "UTC", "2026-12-01T00:00", "2027-01-01T00:00"],
])("the month of %s in %s", (at, zone, from, until) => {
  expect(told(monthOf(Date.parse(at), zone))).toEqual([from, until]);
});

test("a week over a change of the clock is an hour longer, and ends at midnight", () => {
  expect(told(spanOfDays("2026-10-24", 7, "Europe/Paris"))).toEqual([
    "2026-10-23T22:00",
    "2026-10-30T23:00",
  ]);
  expect(() => spanOfDays("2026-02-30", 1, "UTC")).toThrow(RangeError);
});

test.each([
  ["2026-11-22T22:59:59Z", "Europe/Paris", "2026-11-15T23:00", "2026-11-22T23:00"],
  ["2026-11-22T23:00:00Z", "Europe/Paris", "2026-11-22T23:00", "2026-11-29T23:00"],
  ["2026-10-21T12:00:00Z", "Europe/Paris", "2026-10-18T22:00", "2026-10-25T23:00"],
  ["2026-11-21T12:00:00Z", "Africa/Cairo", "2026-11-15T22:00", "2026-11-22T22:00"],
])("the week of %s in %s begins on Monday", (at, zone, from, until) => {
  expect(told(weekOf(Date.parse(at), zone))).toEqual([from, until]);
});

test("the last months end with the present one, over the turn of a year, without a gap", () => {
  const spans = lastMonths(Date.parse("2026-01-31T23:30:00Z"), 4, "Europe/Paris");
  expect(spans.map(({ month }) => month)).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
  expect(spans.flatMap(told)).toEqual([
    "2025-10-31T23:00",
    "2025-11-30T23:00",
    "2025-11-30T23:00",
    "2025-12-31T23:00",
    "2025-12-31T23:00",
    "2026-01-31T23:00",
    "2026-01-31T23:00",
    "2026-02-28T23:00",
  ]);
});
