import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { toWall } from "../../time/zone.ts";
import { noticeOutcome } from "./notice.ts";
import {
  beginsAtMs,
  type DatedPolicy,
  FIRST_POLICY,
  type PolicyInForce,
  freeUntil,
  POLICY_RANGES,
  policyAt,
} from "./values.ts";

const ZONE = "Africa/Cairo";
const HOUR_MS = 3_600_000;
const at = (iso: string) => Date.parse(iso);
const from = (holdsFrom: string, values: Partial<DatedPolicy> = {}): DatedPolicy => ({
  ...FIRST_POLICY,
  ...values,
  holdsFrom,
});

describe("the policy at an instant", () => {
  it("is the first one until a version begins", () => {
    const versions = [from("2027-01-01", { noticeHours: 24 })];
    const before = policyAt(versions, at("2026-12-31T21:59:59.999Z"), ZONE);
    expect(before).toMatchObject(FIRST_POLICY);
    expect(before.noticeSteps).toEqual([{ fromMs: at("2026-12-31T22:00:00Z"), noticeHours: 24 }]);
    expect(policyAt(versions, at("2026-12-31T22:00:00Z"), ZONE)).toEqual({
      ...FIRST_POLICY,
      noticeHours: 24,
      noticeSteps: [],
    });
  });

  it("refuses what is no date", () => {
    expect(() => beginsAtMs("2027-02-30", ZONE)).toThrow(RangeError);
    expect(() => beginsAtMs("2027-01-01", "Nowhere/At_All")).toThrow(RangeError);
  });
});

const day = fc.integer({ min: 0, max: 400 }).map((n) => {
  const { date } = toWall(at("2026-06-01T12:00:00Z") + n * 86_400_000, "UTC");
  return date;
});
const dated = fc.record({
  holdsFrom: day,
  noticeHours: fc.integer(POLICY_RANGES.noticeHours),
  makeUpsPerMonth: fc.integer(POLICY_RANGES.makeUpsPerMonth),
  movesPerLesson: fc.integer(POLICY_RANGES.movesPerLesson),
  makeUpDays: fc.option(fc.integer(POLICY_RANGES.makeUpDays)),
});
const versionsOf = fc.uniqueArray(dated, { selector: ({ holdsFrom }) => holdsFrom, maxLength: 6 });
const valuesOf = (held: PolicyInForce) => ({ ...held, noticeSteps: [] });
const instant = fc.integer({ min: at("2026-06-01T00:00:00Z"), max: at("2027-08-01T00:00:00Z") });

describe("for all versions", () => {
  it("their order says nothing", () => {
    fc.assert(
      fc.property(versionsOf, instant, (versions, nowMs) => {
        expect(policyAt(versions.toReversed(), nowMs, ZONE)).toEqual(
          policyAt(versions, nowMs, ZONE),
        );
      }),
    );
  });

  it("one that begins later changes nothing of what holds now", () => {
    fc.assert(
      fc.property(versionsOf, dated, instant, (versions, later, nowMs) => {
        fc.pre(beginsAtMs(later.holdsFrom, ZONE) > nowMs);
        const before = valuesOf(policyAt(versions, nowMs, ZONE));
        const after = valuesOf(policyAt([...versions, later], nowMs, ZONE));
        expect(after).toEqual(before);
      }),
    );
  });

  it("a lesson that is said to be free until an instant is in time until then, and not a millisecond longer", () => {
    const ahead = fc.integer({ min: -HOUR_MS, max: 40 * 24 * HOUR_MS });
    fc.assert(
      fc.property(versionsOf, instant, ahead, fc.nat(1000), (versions, nowMs, aheadMs, share) => {
        const startsAtMs = nowMs + aheadMs;
        const inTimeAt = (ms: number) =>
          noticeOutcome({ startsAtMs, nowMs: ms, policy: policyAt(versions, ms, ZONE) }).inTime;
        const untilMs = freeUntil(policyAt(versions, nowMs, ZONE), { startsAtMs, nowMs });
        expect(untilMs >= nowMs).toBe(inTimeAt(nowMs));
        fc.pre(untilMs >= nowMs);
        expect(inTimeAt(untilMs)).toBe(true);
        expect(inTimeAt(untilMs + 1)).toBe(false);
        expect(inTimeAt(nowMs + Math.floor(((untilMs - nowMs) * share) / 1000))).toBe(true);
      }),
    );
  });
});
