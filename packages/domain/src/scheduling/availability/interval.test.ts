import fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  clipIntervals,
  type Interval,
  isWithin,
  mergeIntervals,
  subtractIntervals,
} from "./interval.ts";

const interval = (startMs: number, endMs: number): Interval => ({ startMs, endMs });
const LIMIT = 40;
const anyIntervals = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: LIMIT }), fc.integer({ min: 0, max: LIMIT }))
    .map(([startMs, endMs]) => interval(startMs, endMs)),
  { maxLength: 12 },
);

/** Each moment from 0 to LIMIT − 1 that lies in one of the intervals. */
function moments(intervals: readonly Interval[]): number[] {
  return Array.from({ length: LIMIT }, (_, moment) => moment).filter((moment) =>
    intervals.some(({ startMs, endMs }) => startMs <= moment && moment < endMs),
  );
}

function expectSortedAndApart(intervals: readonly Interval[]): void {
  for (const [index, { startMs, endMs }] of intervals.entries()) {
    expect(startMs).toBeLessThan(endMs);
    expect(startMs).toBeGreaterThan(intervals[index - 1]?.endMs ?? -1);
  }
}

test("what overlaps, touches or lies inside is joined, what is empty goes", () => {
  const merged = mergeIntervals([
    interval(5, 9),
    interval(1, 3),
    interval(3, 4),
    interval(6, 7),
    interval(12, 12),
    interval(15, 14),
  ]);
  expect(merged).toEqual([interval(1, 4), interval(5, 9)]);
  expect(mergeIntervals([])).toEqual([]);
});

test("a hole may reach over several intervals", () => {
  const left = subtractIntervals(
    [interval(0, 4), interval(5, 6), interval(7, 10)],
    [interval(1, 2), interval(3, 8), interval(9, 20)],
  );
  expect(left).toEqual([interval(0, 1), interval(2, 3), interval(8, 9)]);
});

describe("any intervals", () => {
  test("the union holds the same moments, sorted and apart, and the argument is left alone", () => {
    fc.assert(
      fc.property(anyIntervals, (intervals) => {
        const copy = structuredClone(intervals);
        const merged = mergeIntervals(intervals);
        expectSortedAndApart(merged);
        expect(moments(merged)).toEqual(moments(copy));
        expect(intervals).toEqual(copy);
      }),
    );
  });

  test("the difference holds the moments of one and not of the other", () => {
    fc.assert(
      fc.property(anyIntervals, anyIntervals, (some, others) => {
        const [intervals, holes] = [mergeIntervals(some), mergeIntervals(others)];
        const left = subtractIntervals(intervals, holes);
        expectSortedAndApart(left);
        const taken = new Set(moments(holes));
        expect(moments(left)).toEqual(moments(intervals).filter((moment) => !taken.has(moment)));
      }),
    );
  });

  test("clipping keeps the moments of the window", () => {
    fc.assert(
      fc.property(anyIntervals, fc.nat(LIMIT), fc.nat(LIMIT), (intervals, startMs, endMs) => {
        const clipped = clipIntervals(mergeIntervals(intervals), interval(startMs, endMs));
        expectSortedAndApart(clipped);
        const inside = moments([interval(startMs, endMs)]);
        expect(moments(clipped)).toEqual(
          moments(intervals).filter((moment) => inside.includes(moment)),
        );
      }),
    );
  });

  test("what lies within one of them is found", () => {
    fc.assert(
      fc.property(
        anyIntervals,
        fc.nat(LIMIT),
        fc.integer({ min: 1, max: 9 }),
        (some, start, length) => {
          const part = interval(start, start + length);
          const merged = mergeIntervals(some);
          const isFound = merged.some(
            ({ startMs, endMs }) => startMs <= start && part.endMs <= endMs,
          );
          expect(isWithin(part, merged)).toBe(isFound);
        },
      ),
    );
  });
});
