import { expect, it } from "vitest";

import { removeAfterMs } from "./keeping.ts";

it.each([
  ["2026-11-21T10:00:00.000Z", "Africa/Cairo", "2027-11-21T10:00:00.000Z"],
  // The last day of February, one year with and one without the 29th.
  ["2028-02-29T12:00:00.000Z", "Africa/Cairo", "2029-02-28T12:00:00.000Z"],
  ["2027-02-28T12:00:00.000Z", "Africa/Cairo", "2028-02-28T12:00:00.000Z"],
  // Still the old year in Paris's evening, the new one in Cairo's night.
  ["2026-12-31T22:30:00.000Z", "Africa/Cairo", "2027-12-31T22:30:00.000Z"],
  // Summer time began a day later the year after: the wall keeps its hour.
  ["2026-03-29T08:00:00.000Z", "Europe/Paris", "2027-03-29T08:00:00.000Z"],
  ["2027-03-28T08:00:00.000Z", "Europe/Paris", "2028-03-28T08:00:00.000Z"],
  ["2025-03-30T08:00:00.000Z", "Europe/Paris", "2026-03-30T08:00:00.000Z"],
  ["2026-10-25T08:00:00.000Z", "Europe/Paris", "2027-10-25T07:00:00.000Z"],
])("closed at %s, by the clock of %s: until %s", (closedAt, zone, until) => {
  expect(new Date(removeAfterMs(Date.parse(closedAt), zone)).toISOString()).toBe(until);
});
