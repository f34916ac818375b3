import { expect, it } from "vitest";

import { waitedSince } from "./waited-since.ts";

const NOW = "2026-11-24T18:00:00Z";

it.each([
  ["2026-11-24T18:00:20Z", 1, "minutes"],
  ["2026-11-24T17:01:00Z", 59, "minutes"],
  ["2026-11-24T17:00:00Z", 1, "hours"],
  ["2026-11-23T18:00:01Z", 23, "hours"],
  ["2026-11-23T18:00:00Z", 1, "days"],
  ["2026-11-01T12:00:00Z", 23, "days"],
])("what waits since %s waits %i %s", (since, value, unit) => {
  expect(waitedSince(since, Date.parse(NOW))).toEqual({ value, unit });
});
