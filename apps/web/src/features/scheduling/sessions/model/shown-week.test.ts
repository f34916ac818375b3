import { toWall } from "@riwaq/domain/time/zone";
import fc from "fast-check";
import { expect, test } from "vitest";

import { shownWeek } from "./shown-week.ts";

const TUESDAY = Date.parse("2026-11-24T11:00:00Z");

test.each([
  ["fr", 0, "2026-11-23"],
  ["en", 1, "2026-11-30"],
  ["ar", 0, "2026-11-21"],
  ["ar", -1, "2026-11-14"],
])("in %s, %i weeks from now, it begins on %s", (language, week, first) => {
  const shown = shownWeek({ now: TUESDAY, zone: "Europe/Paris", language, week });
  expect([shown.firstDate, shown.dates]).toEqual([first, expect.arrayContaining([first])]);
  expect(shown.dates).toHaveLength(7);
});

test("clocks that change in it make it an hour longer or shorter", () => {
  const hours = (now: string) => {
    const asked = { now: Date.parse(now), zone: "Europe/Paris", language: "fr", week: 0 };
    const { from, to } = shownWeek(asked);
    return (Date.parse(to) - Date.parse(from)) / 3_600_000;
  };
  expect(hours("2026-10-22T10:00:00Z")).toBe(169);
  expect(hours("2026-03-25T10:00:00Z")).toBe(167);
  expect(hours("2026-11-25T10:00:00Z")).toBe(168);
});

test("now always lies in the present week, and weeks follow each other without a gap", () => {
  const zones = fc.constantFrom("Europe/Paris", "Africa/Cairo", "Pacific/Auckland", "America/Lima");
  const asked = fc.record({
    now: fc.integer({ min: 0, max: 2_000_000_000_000 }),
    zone: zones,
    language: fc.constantFrom("en", "fr", "ar"),
  });
  fc.assert(
    fc.property(asked, fc.integer({ min: -60, max: 60 }), (one, week) => {
      expect(shownWeek({ ...one, week: 0 }).dates).toContain(toWall(one.now, one.zone).date);
      expect(shownWeek({ ...one, week }).to).toBe(shownWeek({ ...one, week: week + 1 }).from);
    }),
    { numRuns: 50 },
  );
});
