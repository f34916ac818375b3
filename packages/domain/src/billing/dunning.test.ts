import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import { DAY_MS } from "../time/civil-date.ts";
import { type Decline, FIRST_DUNNING, nextAttemptAt, unpaidAt } from "./dunning.ts";

const HOUR_MS = 3_600_000;
const attemptsOn = (...days: number[]) =>
  days.map((day) => ({ atMs: day * DAY_MS, decline: "soft" as Decline }));

test.each([
  ["before any attempt", [], null],
  ["after the first", attemptsOn(0), 1],
  ["after the second", attemptsOn(0, 1), 3],
  ["after the third", attemptsOn(0, 1, 3), 5],
  ["after the fourth", attemptsOn(0, 1, 3, 5), 7],
  ["after the last", attemptsOn(0, 1, 3, 5, 7), null],
  ["where the second came late", attemptsOn(0, 4), 4],
])("%s a charge is tried again on day %o", (_, attempts, day) => {
  expect(nextAttemptAt(attempts, FIRST_DUNNING)).toBe(day === null ? null : day * DAY_MS);
});

test.each(["hard", "bank"] as const)(
  "after a refusal that is %s only the payer goes on",
  (decline) => {
    expect(nextAttemptAt([{ atMs: 0, decline }], FIRST_DUNNING)).toBeNull();
  },
);

const lessons = [1, 3, 5, 8].map((day) => ({ startsAtMs: day * DAY_MS }));
const asked = { refusedAtMs: 0, graceUsed: 0, values: FIRST_DUNNING };

describe("lessons that nothing covers", () => {
  it("go on for two lessons within the days of grace, and are cancelled a day ahead then", () => {
    expect(unpaidAt(lessons, { ...asked, nowMs: 0 })).toEqual([]);
    expect(unpaidAt(lessons, { ...asked, nowMs: 4 * DAY_MS - 1 })).toEqual([]);
    expect(unpaidAt(lessons.slice(2), { ...asked, graceUsed: 2, nowMs: 4 * DAY_MS })).toEqual([
      lessons[2],
    ]);
  });

  it("are cancelled after the days of grace though lessons of it are left", () => {
    expect(unpaidAt([{ startsAtMs: 8 * DAY_MS }], { ...asked, nowMs: 7 * DAY_MS })).toHaveLength(1);
  });

  it("are known so long ahead that the payer can be told of them", () => {
    const third = { ...asked, graceUsed: 2, nowMs: 2 * DAY_MS };
    expect(unpaidAt(lessons.slice(2), third)).toEqual([]);
    expect(unpaidAt(lessons.slice(2), { ...third, aheadMs: 2 * DAY_MS })).toEqual([lessons[2]]);
    // One that has begun meanwhile is none of them.
    expect(unpaidAt(lessons.slice(0, 1), { ...third, aheadMs: 2 * DAY_MS })).toEqual([]);
  });

  it("are never cancelled once begun, nor earlier than so many hours before", () => {
    const days = fc.array(
      fc.integer({ min: 0, max: 40 * 24 }).map((hour) => ({ startsAtMs: hour * HOUR_MS })),
    );
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 0, max: 40 * 24 }),
        fc.nat(3),
        (coming, hour, graceUsed) => {
          const nowMs = hour * HOUR_MS;
          for (const { startsAtMs } of unpaidAt(coming, { ...asked, graceUsed, nowMs })) {
            expect(startsAtMs).toBeGreaterThan(nowMs);
            expect(startsAtMs - nowMs).toBeLessThanOrEqual(24 * HOUR_MS);
          }
        },
      ),
    );
  });
});
