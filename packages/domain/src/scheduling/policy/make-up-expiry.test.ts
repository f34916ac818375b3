import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import { DAY_MS } from "../../time/civil-date.ts";
import { toWall } from "../../time/zone.ts";
import {
  EXPIRY_TOLD_DAYS,
  expiryAgain,
  expiryOf,
  expiryStep,
  isExpired,
  MAKE_UP_DAYS,
} from "./make-up-expiry.ts";

const CAIRO = "Africa/Cairo";
const at = (instant: string) => Date.parse(instant);

describe("the end of what is owed", () => {
  it("is the last minute of a day on the institute's clock, none where none is set", () => {
    const owedAtMs = at("2026-11-23T22:30:00Z");
    // It is the 24th in Cairo by then.
    expect(expiryOf({ owedAtMs, days: 30, instituteZone: CAIRO })).toBe(at("2026-12-24T21:59:00Z"));
    expect(expiryOf({ owedAtMs, days: null, instituteZone: CAIRO })).toBeNull();
  });

  it("is over a moment later", () => {
    const end = at("2026-12-24T21:59:00Z");
    expect([isExpired(end, end), isExpired(end, end + 1), isExpired(null, end)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it.each<[string, string, string]>([
    ["keeps the end that it had", "2026-12-24T21:59:00Z", "2026-12-24T21:59:00Z"],
    ["leaves a week where that is near", "2026-11-25T21:59:00Z", "2026-11-30T21:59:00Z"],
    ["leaves a week where that is past", "2026-11-01T21:59:00Z", "2026-11-30T21:59:00Z"],
  ])("that comes back %s", (_, before, after) => {
    const back = { nowMs: at("2026-11-23T09:00:00Z"), instituteZone: CAIRO };
    expect(expiryAgain({ ...back, expiresAtMs: at(before) })).toBe(at(after));
    expect(expiryAgain({ ...back, expiresAtMs: null })).toBeNull();
  });
});

describe("the family is told", () => {
  const expiresAtMs = at("2026-12-24T21:59:00Z");
  const told = (nowMs: number, owedSinceMs = expiresAtMs - 30 * DAY_MS) =>
    expiryStep({ owedSinceMs, expiresAtMs, nowMs });

  it.each<[number, number | null]>([
    [15, null],
    [14, 14],
    [4, 14],
    [3, 3],
    [0, 3],
    [-1, null],
  ])("%i days before: %s", (days, step) => {
    expect(told(expiresAtMs - days * DAY_MS)).toBe(step);
  });

  it("of no step that had passed when it came to be owed", () => {
    const since = expiresAtMs - 7 * DAY_MS;
    expect(told(since, since)).toBeNull();
    expect(told(expiresAtMs - 2 * DAY_MS, since)).toBe(3);
  });
});

const instants = fc.integer({ min: at("2026-01-01"), max: at("2030-01-01") });
const zones = fc.constantFrom(CAIRO, "Europe/Paris", "America/New_York", "Asia/Kathmandu");
const days = fc.integer(MAKE_UP_DAYS);

test("an end is never sooner than was promised, and on the same wall everywhere", () => {
  const property = fc.property(instants, zones, days, (owedAtMs, zone, promised) => {
    const end = expiryOf({ owedAtMs, days: promised, instituteZone: zone }) ?? 0;
    // A clock that goes forward takes an hour of it, and the day's last minute ends a little early.
    expect(end - owedAtMs).toBeGreaterThanOrEqual(promised * DAY_MS - 3_660_000);
    expect(toWall(end, zone).time).toBe("23:59:00");
  });
  fc.assert(property);
});

test("coming back shortens nothing, however often, and makes nothing end that did not", () => {
  const ends = fc.option(instants, { nil: null });
  const property = fc.property(
    ends,
    fc.array(instants, { minLength: 1, maxLength: 5 }),
    zones,
    (first, times, instituteZone) => {
      let end = first;
      for (const nowMs of times.toSorted((a, b) => a - b)) {
        const again = expiryAgain({ expiresAtMs: end, nowMs, instituteZone });
        expect(again === null).toBe(end === null);
        expect(again ?? 0).toBeGreaterThanOrEqual(end ?? 0);
        expect(isExpired(again, nowMs)).toBe(false);
        end = again;
      }
    },
  );
  fc.assert(property);
});

test("whenever a round looks, each step comes once and in order, and none after the end", () => {
  const property = fc.property(
    instants,
    days,
    fc.array(fc.integer({ min: 0, max: 370 }), { maxLength: 40 }),
    (owedSinceMs, promised, looks) => {
      const expiresAtMs = expiryOf({ owedAtMs: owedSinceMs, days: promised, instituteZone: CAIRO });
      const found = looks
        .toSorted((a, b) => a - b)
        .map((day) => owedSinceMs + day * DAY_MS)
        .map((nowMs) => ({
          nowMs,
          step: expiryStep({ owedSinceMs, expiresAtMs: expiresAtMs ?? 0, nowMs }),
        }));
      const steps = [...new Set(found.flatMap(({ step }) => step ?? []))];
      expect(steps).toEqual(EXPIRY_TOLD_DAYS.filter((step) => steps.includes(step)));
      expect(found.filter(({ nowMs, step }) => step && isExpired(expiresAtMs, nowMs))).toEqual([]);
    },
  );
  fc.assert(property);
});
