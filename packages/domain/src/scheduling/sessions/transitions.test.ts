import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { DAY_MS } from "../../time/civil-date.ts";
import { SESSION_STATUSES } from "./status.ts";
import {
  canTransition,
  nextStatuses,
  type StatusChange,
  type TransitionActor,
} from "./transitions.ts";

const startsAtMs = Date.parse("2026-11-24T16:00:00Z");
const endsAtMs = startsAtMs + 30 * 60_000;
const ACTORS: TransitionActor[] = ["family", "teacher", "staff", "system", "undo"];

const MOMENTS = {
  earlier: startsAtMs - 600_001,
  doorOpens: startsAtMs - 600_000,
  start: startsAtMs,
  lastMoment: endsAtMs - 1,
  end: endsAtMs,
  muchLater: endsAtMs + 7 * DAY_MS,
};

const next = (
  from: StatusChange["from"],
  by: TransitionActor,
  moment: keyof typeof MOMENTS,
): string => nextStatuses({ from, by, startsAtMs, endsAtMs, nowMs: MOMENTS[moment] }).join(" ");

describe("a Scheduled lesson", () => {
  test.each([
    ["family", "earlier", "Cancelled"],
    ["family", "doorOpens", "Joined Cancelled"],
    ["family", "start", "Joined"],
    ["family", "lastMoment", "Joined"],
    ["family", "end", ""],
    ["teacher", "doorOpens", "Joined Cancelled"],
    ["teacher", "start", "Joined"],
    ["teacher", "end", ""],
    ["teacher", "muchLater", ""],
    ["staff", "earlier", "Cancelled"],
    ["staff", "lastMoment", "Cancelled"],
    ["staff", "end", ""],
    ["system", "start", "Joined Cancelled"],
    ["system", "end", ""],
    ["undo", "earlier", ""],
  ] as const)("%s at %s: %s", (by, moment, expected) => {
    expect(next("Scheduled", by, moment)).toBe(expected);
  });
});

describe("a lesson in another status", () => {
  test.each([
    ["Joined", "family", "doorOpens", ""],
    ["Joined", "teacher", "lastMoment", ""],
    ["Joined", "teacher", "end", ""],
    ["Joined", "staff", "lastMoment", "Cancelled"],
    ["Joined", "system", "end", ""],
    ["Completed", "staff", "end", ""],
    ["Completed", "staff", "muchLater", ""],
    ["Missed", "teacher", "end", ""],
    ["Missed", "staff", "muchLater", ""],
    ["Missed", "family", "end", ""],
    ["Cancelled", "undo", "doorOpens", "Scheduled"],
    ["Cancelled", "undo", "start", ""],
    ["Cancelled", "staff", "earlier", ""],
  ] as const)("%s, %s at %s: %s", (from, by, moment, expected) => {
    expect(next(from, by, moment)).toBe(expected);
  });
});

test("no status changes into itself, and Cancelled is left by undoing only", () => {
  const change = fc.record({
    from: fc.constantFrom(...SESSION_STATUSES),
    to: fc.constantFrom(...SESSION_STATUSES),
    by: fc.constantFrom(...ACTORS),
    nowMs: fc.integer({ min: startsAtMs - 9 * DAY_MS, max: endsAtMs + 9 * DAY_MS }),
  });
  fc.assert(
    fc.property(change, (asked) => {
      fc.pre(canTransition({ ...asked, startsAtMs, endsAtMs }));
      expect(asked.from).not.toBe(asked.to);
      expect(asked.from === "Cancelled").toBe(asked.by === "undo");
    }),
  );
});
