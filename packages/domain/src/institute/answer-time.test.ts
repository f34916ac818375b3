import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { ANSWERED_WITHIN_MS, usualAnswerHours } from "./answer-time.ts";

const NOW = Date.UTC(2026, 10, 28);
const HOUR = 3_600_000;

/** Answered a day ago, each after so many hours. */
const after = (...hours: number[]) =>
  hours.map((taken) => ({
    receivedAtMs: NOW - 24 * HOUR - taken * HOUR,
    answeredAtMs: NOW - 24 * HOUR,
  }));
const tenOf = (hours: number) => after(...Array.from({ length: 10 }, () => hours));

describe("how soon the institute answers", () => {
  it.each([
    [0.2, 1],
    [1, 1],
    [1.01, 2],
    [3, 4],
    [5, 8],
    [9, 12],
    [13, 24],
    [25, 48],
    [48, 48],
    [48.1, null],
  ])("is said for a median of %d hours as %j", (median, said) => {
    expect(usualAnswerHours(tenOf(median), NOW)).toBe(said);
  });

  it("is not said of nine messages, nor of messages answered sixty days ago", () => {
    expect(usualAnswerHours(tenOf(3).slice(1), NOW)).toBeNull();
    const old = tenOf(3).map((one) => ({ ...one, answeredAtMs: NOW - ANSWERED_WITHIN_MS }));
    expect(usualAnswerHours(old, NOW)).toBeNull();
    expect(usualAnswerHours([], NOW)).toBeNull();
  });

  it("is not moved by one message that was forgotten for weeks", () => {
    expect(usualAnswerHours([...tenOf(3), ...after(700)], NOW)).toBe(4);
  });

  it("of an even number holds for the later of the two in the middle", () => {
    expect(usualAnswerHours(after(1, 1, 1, 1, 1, 7, 7, 7, 7, 7), NOW)).toBe(8);
  });

  it("holds for at least half of the messages, or more than two days do, in whatever order they come", () => {
    const hours = fc.array(fc.nat({ max: 100 }), { minLength: 10 });
    fc.assert(
      fc.property(hours, (taken) => {
        const said = usualAnswerHours(after(...taken), NOW);
        const within = taken.filter((one) => one <= (said ?? 48)).length;
        const held = said === null ? taken.length - within : within;
        expect(held).toBeGreaterThanOrEqual(taken.length / 2);
        expect(usualAnswerHours(after(...taken.toReversed()), NOW)).toBe(said);
      }),
    );
  });
});
