import { expect, test } from "vitest";

import { decideLeaving } from "./leaving.ts";
import { POLICY_VERSION } from "./terms.ts";
import { undoUntilMs } from "./undo.ts";

const instituteZone = "Africa/Cairo";

test.each([
  ["2026-11-23T21:59:59Z", "2026-11-25", "in_time", "2026-11-25"],
  ["2026-11-23T22:00:00Z", "2026-11-25", "too_soon", "2026-11-26"],
  ["2026-11-23T08:00:00Z", "2026-11-24", "too_soon", "2026-11-25"],
  ["2026-11-23T08:00:00Z", "2027-01-01", "in_time", "2026-11-25"],
  ["2026-12-30T08:00:00Z", "2027-01-01", "in_time", "2027-01-01"],
])("asked at %s to stop on %s: %s, from %s", (askedAt, stopsOn, outcome, earliestOn) => {
  expect(decideLeaving({ askedAtMs: Date.parse(askedAt), stopsOn, instituteZone })).toEqual({
    rule: "leaving",
    policyVersion: POLICY_VERSION,
    section: "leaving",
    outcome,
    earliestOn,
  });
});

test("a day that is none throws", () => {
  expect(() => decideLeaving({ askedAtMs: 0, stopsOn: "2026-02-30", instituteZone })).toThrow(
    RangeError,
  );
});

test("a change can be undone for ten minutes, and not once its lesson has begun", () => {
  const changedAtMs = Date.parse("2026-11-23T08:00:00Z");
  const minutes = (count: number) => changedAtMs + count * 60_000;
  expect(undoUntilMs({ changedAtMs, firstStartsAtMs: minutes(60) })).toBe(minutes(10));
  expect(undoUntilMs({ changedAtMs, firstStartsAtMs: minutes(4) })).toBe(minutes(4));
});
