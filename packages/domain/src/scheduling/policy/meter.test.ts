import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { toInstant } from "../../time/zone.ts";
import { canTransition } from "../sessions/transitions.ts";
import { decideCancellation } from "./cancellation.ts";
import { METER_PHASES, meterOf, phaseAt } from "./meter.ts";
import { FIRST_IN_FORCE as policy } from "./values.ts";

const HOUR_MS = 3_600_000;
const startsAtMs = toInstant({ date: "2026-11-25", time: "16:30", zone: "Europe/Paris" }).epochMs;
const lesson = {
  startsAtMs,
  endsAtMs: startsAtMs + HOUR_MS / 2,
  nowMs: startsAtMs - 24 * HOUR_MS,
  policy,
};

describe("a lesson at half past four", () => {
  test.each([
    ["the day before", -24 * HOUR_MS, "free"],
    ["at half past two, to the millisecond", -2 * HOUR_MS, "free"],
    ["a millisecond later", -2 * HOUR_MS + 1, "counts"],
    ["a millisecond before it begins", -1, "counts"],
    ["when it begins", 0, "lost"],
    ["when it ends", HOUR_MS / 2, "lost"],
    ["the day after", 24 * HOUR_MS, "lost"],
  ] as const)("%s", (_, afterStartMs, phase) => {
    expect(phaseAt(meterOf(lesson), startsAtMs + afterStartMs)).toBe(phase);
  });

  test("ends its phases at half past two, at its start and at its end", () => {
    expect(meterOf(lesson)).toEqual({
      freeUntilMs: startsAtMs - 2 * HOUR_MS,
      countsUntilMs: startsAtMs,
      lostUntilMs: lesson.endsAtMs,
    });
  });
});

const lessons = fc
  .record({
    startsAtMs: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) }),
    lengthMs: fc.constantFrom(30, 45, 60).map((minutes) => minutes * 60_000),
  })
  .map(({ startsAtMs, lengthMs }) => ({ startsAtMs, endsAtMs: startsAtMs + lengthMs }));
// Around the notice and the start, where everything turns.
const moments = fc.integer({ min: -4 * HOUR_MS, max: 2 * HOUR_MS });

describe("whatever the lesson and the moment", () => {
  test("the phase is what the terms decide about a cancellation of that moment", () => {
    fc.assert(
      fc.property(lessons, moments, fc.integer({ min: 0, max: 3 }), (hours, afterMs, used) => {
        const nowMs = hours.startsAtMs + afterMs;
        const decided = decideCancellation({
          by: "family",
          isEmergency: false,
          startsAtMs: hours.startsAtMs,
          nowMs,
          usedInMonth: used,
          instituteZone: "Africa/Cairo",
          policy,
          kind: "series",
        });
        const can = canTransition({
          from: "Scheduled",
          to: "Cancelled",
          by: "family",
          nowMs,
          ...hours,
        });
        const phase = phaseAt(meterOf({ ...hours, nowMs, policy }), nowMs);
        expect(phase === "lost").toBe(!can);
        expect(phase === "free").toBe(decided.outcome === "free");
      }),
    );
  });

  test("time never leads back to an earlier phase", () => {
    fc.assert(
      fc.property(lessons, moments, fc.nat(HOUR_MS), (hours, afterMs, laterMs) => {
        const at = (ms: number) =>
          METER_PHASES.indexOf(phaseAt(meterOf({ ...hours, nowMs: ms, policy }), ms));
        const nowMs = hours.startsAtMs + afterMs;
        expect(at(nowMs + laterMs)).toBeGreaterThanOrEqual(at(nowMs));
      }),
    );
  });
});
