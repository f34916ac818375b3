import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { LEAVE_STATES, type LeaveStep, faultOfLeave, hoursOfLeave, stepLeave } from "./leave.ts";

const NOW = Date.UTC(2026, 10, 23, 8);
const CAIRO = "Africa/Cairo";
const HOUR_MS = 3_600_000;

describe("a leave is decided", () => {
  it.each([
    ["asked", "grant", "granted"],
    ["asked", "refuse", "refused"],
    ["asked", "withdraw", "withdrawn"],
    ["granted", "refuse", "refused"],
    ["granted", "withdraw", "withdrawn"],
    ["refused", "grant", "granted"],
  ] as const)("%s, %s: %s", (state, step, becomes) => {
    const outcome = stepLeave({ state, endsAtMs: NOW + 1 }, { step, nowMs: NOW });
    expect(outcome).toEqual({ ok: true, state: becomes, isNew: true });
  });

  it("once: the same again is no fault, and after its end nothing new is", () => {
    const states = fc.constantFrom(...LEAVE_STATES);
    const steps = fc.constantFrom<LeaveStep>("grant", "refuse", "withdraw");
    fc.assert(
      fc.property(states, steps, fc.boolean(), (state, step, isOver) => {
        const leave = { state, endsAtMs: isOver ? NOW : NOW + 1 };
        const outcome = stepLeave(leave, { step, nowMs: NOW });
        if (!outcome.ok) return;
        const again = stepLeave({ ...leave, state: outcome.state }, { step, nowMs: NOW });
        expect(again).toEqual({ ok: true, state: outcome.state, isNew: false });
        expect(outcome.isNew && isOver).toBe(false);
      }),
    );
  });

  it("who took it back asks anew", () => {
    const leave = { state: "withdrawn", endsAtMs: NOW + 1 } as const;
    expect(stepLeave(leave, { step: "grant", nowMs: NOW })).toEqual({
      ok: false,
      reason: "leave_decided",
    });
  });
});

describe("its days", () => {
  it("last from midnight to midnight on the teacher's wall", () => {
    const { startMs, endMs } = hoursOfLeave({
      startsOn: "2026-11-23",
      endsOn: "2026-11-25",
      zone: CAIRO,
    });
    expect(new Date(startMs).toISOString()).toBe("2026-11-22T22:00:00.000Z");
    expect(endMs - startMs).toBe(3 * 24 * HOUR_MS);
  });

  it.each([
    ["2026-11-23", "2026-11-23", null],
    ["2026-11-20", "2026-11-24", null],
    ["2026-11-24", "2026-11-23", "range_order"],
    ["2026-11-20", "2026-11-22", "starts_in_past"],
    ["2026-11-23", "2027-02-23", "range_too_long"],
    ["2028-01-01", "2028-01-02", "invalid"],
    ["2026-11-31", "2026-12-02", "range_order"],
  ])("%s to %s: %s", (startsOn, endsOn, reason) => {
    const fault = faultOfLeave({ startsOn, endsOn, zone: CAIRO }, NOW);
    expect(fault?.reason ?? null).toBe(reason);
  });
});
