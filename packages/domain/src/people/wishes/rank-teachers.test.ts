import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { DAYS_OF_WEEK } from "../../time/day-of-week.ts";
import { FIT_POINTS, FIT_REASONS, type FitFacts, fitOf, minutesInCommon } from "./rank-teachers.ts";

const NOTHING: FitFacts = {
  teachesProgramme: null,
  freeHours: [],
  wishedHours: [],
  speaksLanguage: false,
  isGenderAllowed: null,
  teachesAge: null,
};

const range = fc
  .record({
    dayOfWeek: fc.constantFrom(...DAYS_OF_WEEK),
    startMinute: fc.integer({ min: 0, max: 1380 }),
    length: fc.integer({ min: 1, max: 600 }),
  })
  .map(({ dayOfWeek, startMinute, length }) => ({
    dayOfWeek,
    startMinute,
    endMinute: Math.min(1440, startMinute + length),
  }));

const maybe = fc.constantFrom(true, false, null);
const facts: fc.Arbitrary<FitFacts> = fc.record({
  teachesProgramme: maybe,
  freeHours: fc.array(range, { maxLength: 6 }),
  wishedHours: fc.array(range, { maxLength: 6 }),
  speaksLanguage: fc.boolean(),
  isGenderAllowed: maybe,
  teachesAge: maybe,
});

describe("hours in common", () => {
  const evening = { dayOfWeek: 3, startMinute: 1020, endMinute: 1320 } as const;

  it.each([
    ["another day", { dayOfWeek: 4, startMinute: 1020, endMinute: 1320 }, 0],
    ["too short for a lesson", { dayOfWeek: 3, startMinute: 1000, endMinute: 1049 }, 0],
    ["just a lesson", { dayOfWeek: 3, startMinute: 1000, endMinute: 1050 }, 30],
    ["all of it", { dayOfWeek: 3, startMinute: 0, endMinute: 1440 }, 300],
  ] as const)("%s", (_, free, minutes) => {
    expect(minutesInCommon([free], [evening])).toBe(minutes);
  });

  it("are the same from both sides", () => {
    fc.assert(
      fc.property(fc.array(range), fc.array(range), (free, wished) => {
        expect(minutesInCommon(free, wished)).toBe(minutesInCommon(wished, free));
      }),
    );
  });
});

describe("how a teacher fits", () => {
  it("says nothing of whom nothing is known", () => {
    expect(fitOf(NOTHING)).toEqual({ points: 0, reasons: [], minutesInCommon: 0 });
  });

  it("each reason outweighs all that follow together", () => {
    for (const [at, reason] of FIT_REASONS.entries()) {
      const after = FIT_REASONS.slice(at + 1).reduce((sum, one) => sum + FIT_POINTS[one], 0);
      expect(FIT_POINTS[reason]).toBeGreaterThan(after);
    }
  });

  it("one thing more in favour never ranks lower", () => {
    fc.assert(
      fc.property(facts, (known) => {
        const { points } = fitOf(known);
        expect(fitOf({ ...known, speaksLanguage: true }).points).toBeGreaterThanOrEqual(points);
        expect(fitOf({ ...known, teachesProgramme: true }).points).toBeGreaterThanOrEqual(points);
        expect(fitOf({ ...known, isGenderAllowed: true }).points).toBeGreaterThanOrEqual(points);
      }),
    );
  });

  it("whom the rule of genders bars stands behind everybody", () => {
    fc.assert(
      fc.property(facts, facts, (one, other) => {
        const barred = fitOf({ ...one, isGenderAllowed: false });
        expect(barred.points).toBeLessThan(fitOf({ ...other, isGenderAllowed: null }).points);
      }),
    );
  });
});
