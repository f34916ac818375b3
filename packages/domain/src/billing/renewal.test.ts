import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import { DAY_MS } from "../time/civil-date.ts";
import { toInstant, toWall } from "../time/zone.ts";
import {
  type ComingLesson,
  firstUncovered,
  nextRenewal,
  periodEndsAt,
  uncoveredFrom,
} from "./renewal.ts";

const CAIRO = "Africa/Cairo";
const at = (date: string, time: string, zone = CAIRO) => toInstant({ date, time, zone }).epochMs;

test.each([
  ["over the spring change", "2027-04-10", "00:30", "2027-05-08"],
  ["over the autumn change", "2027-10-10", "00:30", "2027-11-07"],
  ["over no change", "2027-01-04", "18:00", "2027-02-01"],
])("a period %s ends 28 days later at the same hour", (_, date, time, end) => {
  const wall = toWall(periodEndsAt(at(date, time), CAIRO), CAIRO);
  expect(wall).toMatchObject({ date: end, time: `${time}:00` });
});

const nowMs = at("2027-01-10", "12:00");
const inDays = (days: number) => nowMs + days * DAY_MS;
const weekly = Array.from({ length: 12 }, (_, n) => ({
  startsAtMs: inDays(2 + 7 * n),
  lengthMin: 60,
}));

const asked = {
  periodEndsAtMs: inDays(20),
  minutesLeft: 600,
  lessons: weekly,
  noticedAtMs: null,
  nowMs,
  zone: CAIRO,
  skipWhenCovered: false,
};

describe("a renewal", () => {
  it("comes with the period's end while minutes are left", () => {
    expect(nextRenewal(asked)).toEqual({
      trigger: "time",
      startsAtMs: inDays(20),
      noticeAtMs: inDays(13),
      dueAtMs: inDays(17),
    });
  });

  it("comes with the first lesson that is not covered, where that is earlier", () => {
    expect(nextRenewal({ ...asked, minutesLeft: 150 })).toMatchObject({
      trigger: "hours",
      startsAtMs: weekly[2]!.startsAtMs,
    });
  });

  it("is never charged within 48 hours of its notice", () => {
    const late = nextRenewal({ ...asked, minutesLeft: 0 })!;
    expect(late.startsAtMs).toBe(inDays(2));
    expect(late.dueAtMs).toBe(inDays(2));
    const told = nextRenewal({ ...asked, minutesLeft: 0, noticedAtMs: inDays(-1) })!;
    expect(told.dueAtMs).toBe(inDays(1));
  });

  it("waits for a lesson that is not covered, where periods that are covered are skipped", () => {
    const skipping = { ...asked, skipWhenCovered: true };
    expect(nextRenewal({ ...skipping, minutesLeft: 300 })).toMatchObject({
      trigger: "hours",
      startsAtMs: weekly[5]!.startsAtMs,
    });
    expect(nextRenewal({ ...skipping, minutesLeft: 12 * 60 })).toBeNull();
  });

  it("does not ask anybody to pay for weeks that went by unnoticed", () => {
    const renewal = nextRenewal({ ...asked, periodEndsAtMs: inDays(-90), lessons: [] })!;
    expect(renewal.startsAtMs).toBe(nowMs);
    expect(renewal.dueAtMs).toBe(nowMs + 2 * DAY_MS);
  });
});

const lessons = fc.array(
  fc.record({
    startsAtMs: fc.integer({ min: 0, max: 60 }).map(inDays),
    lengthMin: fc.constantFrom(30, 45, 60),
  }),
  { maxLength: 20 },
);
const minutes = fc.integer({ min: 0, max: 900 });

describe("whatever the lessons", () => {
  const startOf = (coming: readonly ComingLesson[], minutesLeft: number) =>
    nextRenewal({ ...asked, lessons: coming, minutesLeft })!.startsAtMs;

  it("more minutes never renew earlier, and nothing renews after the period's end", () => {
    fc.assert(
      fc.property(lessons, minutes, minutes, (coming, left, more) => {
        const start = startOf(coming, left);
        expect(startOf(coming, left + more)).toBeGreaterThanOrEqual(start);
        expect(start).toBeLessThanOrEqual(asked.periodEndsAtMs);
      }),
    );
  });

  it("what comes before the first uncovered lesson fits into the minutes, and with it no more", () => {
    fc.assert(
      fc.property(lessons, minutes, (coming, left) => {
        const inOrder = coming.toSorted((a, b) => a.startsAtMs - b.startsAtMs);
        const first = firstUncovered(coming, left);
        const until = first ? inOrder.indexOf(first) : inOrder.length;
        const sum = inOrder.slice(0, until).reduce((all, one) => all + one.lengthMin, 0);
        expect(sum).toBeLessThanOrEqual(left);
        expect(sum + (first?.lengthMin ?? Infinity)).toBeGreaterThan(left);
      }),
    );
  });
});

test("what comes after the first lesson that is not covered is not covered either, be it shorter", () => {
  const [long, short] = [60, 30].map((lengthMin, day) => ({
    startsAtMs: inDays(9 + day),
    lengthMin,
  }));
  const coming = [short, ...weekly.slice(0, 1), long] as ComingLesson[];
  expect(uncoveredFrom(coming, 90)).toEqual([long, short]);
  expect(uncoveredFrom(coming, 150)).toEqual([]);
});
