import fc from "fast-check";
import { expect, it } from "vitest";

import { wallClockMs } from "../../../../lib/format-wall-clock.ts";
import { nextHours } from "./next-hours.ts";

const HALF_HOUR_MS = 1_800_000;

it("names of each of three days the hour nearest to five in the afternoon, on the clock of the zone", () => {
  const starts = [
    "2026-12-01T08:00:00.000Z",
    "2026-12-01T15:30:00.000Z",
    "2026-12-01T18:00:00.000Z",
    "2026-12-02T07:30:00.000Z",
    "2026-12-04T16:00:00.000Z",
    "2026-12-05T16:00:00.000Z",
  ];
  const expected = [starts[1], starts[3], starts[4]];
  expect(nextHours(starts, "Europe/Paris")).toEqual(expected);
});

it("names no hour in which people of the zone sleep", () => {
  const night = ["2026-12-01T03:00:00.000Z", "2026-12-01T21:30:00.000Z"];
  expect(nextHours(night, "Europe/Paris")).toEqual([]);
  expect(nextHours(night, "America/Toronto")).toEqual([night[1]]);
});

it("names hours that are free, each of another day, in their order", () => {
  const start = fc.integer({ min: 0, max: 400 }).map((step) => step * HALF_HOUR_MS);
  const zone = fc.constantFrom("Europe/Paris", "Africa/Cairo", "America/Toronto", "Asia/Kolkata");
  fc.assert(
    fc.property(fc.uniqueArray(start), zone, fc.nat(), (steps, timeZone, seed) => {
      const fromMs = Date.UTC(2026, 0, 1) + (seed % 365) * 86_400_000;
      const starts = steps
        .toSorted((a, b) => a - b)
        .map((ms) => new Date(fromMs + ms).toISOString());
      const named = nextHours(starts, timeZone);
      const days = named.map((at) =>
        Math.floor(wallClockMs(Date.parse(at), timeZone) / 86_400_000),
      );
      expect(starts).toEqual(expect.arrayContaining(named));
      expect(named).toEqual(named.toSorted());
      expect(new Set(days).size).toBe(named.length);
      expect(named.length).toBeLessThanOrEqual(3);
    }),
  );
});
