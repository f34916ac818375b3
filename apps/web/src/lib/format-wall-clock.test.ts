import { expect, it } from "vitest";

import { wallClockMs } from "./format-wall-clock.ts";

it.each([
  ["2026-11-24T17:00:00Z", "Europe/Paris", "2026-11-24T18:00:00Z"],
  ["2026-07-14T22:30:00Z", "Africa/Cairo", "2026-07-15T01:30:00Z"],
  ["2026-01-01T04:30:00Z", "America/St_Johns", "2026-01-01T01:00:00Z"],
])("at %s the clock of %s shows %s", (instant, zone, wall) => {
  expect(wallClockMs(Date.parse(instant), zone)).toBe(Date.parse(wall));
});
