import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type Covering, coverFault, coveredCount } from "./cover.ts";

const DAY_MS = 86_400_000;
const lesson = (day: number) => ({ startsAtMs: day * DAY_MS, lengthMin: 60 });
const held = (change: Partial<Covering> = {}): Covering => ({
  state: "active",
  minutesLeft: 120,
  lessons: [],
  pausedUntilMs: null,
  isRefused: false,
  ...change,
});

describe("what can be booked", () => {
  it("is nothing without a subscription, before its first payment and once it ends", () => {
    expect(coverFault(null, [lesson(1)], 0)).toBe("not_covered");
    for (const state of ["ordered", "leaving", "ended"] as const) {
      expect(coverFault(held({ state }), [lesson(1)], 0)).toBe("not_covered");
    }
  });

  it("reaches beyond what is paid for where the next payment comes in time", () => {
    const asked = [lesson(1), lesson(8), lesson(15)];
    expect(coverFault(held(), asked, 0)).toBeNull();
    expect(coveredCount(held(), asked)).toBe(2);
  });

  it("is not what nobody could pay for before it begins", () => {
    const lessons = [lesson(3), lesson(5)];
    expect(coverFault(held({ lessons }), [lesson(1)], 0)).toBeNull();
    expect(coverFault(held({ minutesLeft: 0 }), [lesson(1)], 0)).toBe("not_covered_yet");
    expect(coverFault(held({ minutesLeft: 0 }), [lesson(3)], 0)).toBeNull();
  });

  it("is not made worse by a lesson that was uncovered before", () => {
    const already = held({ minutesLeft: 0, lessons: [lesson(1)] });
    expect(coverFault(already, [lesson(9)], 0)).toBeNull();
  });

  it("is no second lesson that nobody could pay for, beside one that stands already", () => {
    for (const minutesLeft of [0, 60]) {
      const already = held({ minutesLeft, lessons: [lesson(1)] });
      expect(coverFault(already, [lesson(1)], 0)).toBe("not_covered_yet");
    }
  });

  it("is what is paid for, and no more, while a payment is refused", () => {
    const refused = held({ isRefused: true });
    expect(coverFault(refused, [lesson(3), lesson(5)], 0)).toBeNull();
    expect(coverFault(refused, [lesson(3), lesson(5), lesson(7)], 0)).toBe("not_covered");
  });

  it("is nothing within a pause, and what one likes after it", () => {
    const resting = held({ state: "paused", pausedUntilMs: 10 * DAY_MS });
    expect(coverFault(resting, [lesson(9)], 0)).toBe("not_covered");
    expect(coverFault(resting, [lesson(10)], 0)).toBeNull();
  });
});

it("more minutes never refuse what fewer allowed", () => {
  const days = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 12 });
  const isMonotone = fc.property(
    days,
    days,
    fc.nat(900),
    fc.nat(900),
    (booked, asked, minutes, more) => {
      const of = (minutesLeft: number) =>
        coverFault(held({ minutesLeft, lessons: booked.map(lesson) }), asked.map(lesson), 0);
      return of(minutes) !== null || of(minutes + more) === null;
    },
  );
  expect(fc.check(isMonotone).counterexample).toBeNull();
});
