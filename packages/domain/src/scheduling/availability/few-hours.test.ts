import fc from "fast-check";
import { expect, it, test } from "vitest";

import { toWall } from "../../time/zone.ts";
import { fewHours } from "./few-hours.ts";

const PARIS = "Europe/Paris";
const at = (instant: string) => Date.parse(instant);
const usualMs = at("2026-11-23T17:00:00Z");

it("offers one hour a day, the nearest to the usual time of day, on the first days", () => {
  const starts = [
    "2026-11-24T09:00:00Z",
    "2026-11-24T16:30:00Z",
    "2026-11-24T19:00:00Z",
    "2026-11-26T08:00:00Z",
    "2026-11-27T16:00:00Z",
    "2026-11-27T18:00:00Z",
    "2026-11-28T17:00:00Z",
  ];
  const few = fewHours(starts.map(at), { usualMs, zone: PARIS });
  expect(few.map((ms) => new Date(ms).toISOString())).toEqual([
    "2026-11-24T16:30:00.000Z",
    "2026-11-26T08:00:00.000Z",
    // As far before as after: the earlier.
    "2026-11-27T16:00:00.000Z",
  ]);
});

it("knows that half past eleven at night is near to midnight", () => {
  const starts = ["2026-11-24T12:00:00Z", "2026-11-24T22:30:00Z"].map(at);
  const few = fewHours(starts, { usualMs: at("2026-11-20T23:10:00Z"), zone: PARIS });
  expect(few).toEqual([at("2026-11-24T22:30:00Z")]);
});

const QUARTER_MS = 900_000;
const someStarts = fc
  .uniqueArray(fc.integer({ min: 0, max: 2000 }), { maxLength: 60 })
  .map((quarters) => quarters.toSorted((a, b) => a - b).map((at) => usualMs + at * QUARTER_MS));

test("what is offered is free, in order, on days of their own, the first day among them", () => {
  const property = fc.property(
    someStarts,
    fc.integer({ min: 1, max: 6 }),
    fc.constantFrom(PARIS, "Africa/Cairo", "Asia/Kathmandu", "America/New_York"),
    (starts, most, zone) => {
      const few = fewHours(starts, { usualMs, zone, most });
      const dayOf = (ms: number) => toWall(ms, zone).date;
      const days = [...new Set(starts.map(dayOf))];
      expect(few.every((start) => starts.includes(start))).toBe(true);
      expect(few.map(dayOf)).toEqual(days.slice(0, most));
      expect(few).toEqual(few.toSorted((a, b) => a - b));
    },
  );
  fc.assert(property);
});
