import fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  INK_TOLERANCE,
  STROKE_POINTS_MAX,
  inkPoints,
  simplify,
  strokeNumbers,
  touches,
} from "./strokes.ts";
import type { InkPoint } from "./strokes.ts";

const anywhere = fc.record({
  x: fc.double({ min: -500, max: 3000, noNaN: true }),
  y: fc.double({ min: -500, max: 3000, noNaN: true }),
  pressure: fc.double({ min: 0, max: 100, noNaN: true }),
});
const line = fc.array(anywhere, { minLength: 1, maxLength: 300 });

/** A hand that writes: round forms, sampled a hundred and twenty times a second. */
const written = fc
  .record({
    seconds: fc.double({ min: 0.1, max: 20, noNaN: true }),
    across: fc.double({ min: 20, max: 100, noNaN: true }),
    turns: fc.double({ min: 0.2, max: 1.5, noNaN: true }),
  })
  .map(({ seconds, across, turns }) => ({
    durationMs: seconds * 1000,
    points: Array.from({ length: Math.ceil(seconds * 120) }, (_, at): InkPoint => {
      const angle = (at / 120) * turns * 2 * Math.PI;
      return {
        x: 500 + across * Math.cos(angle),
        y: 300 + across * Math.sin(angle * 1.3),
        pressure: 50 + 20 * Math.sin(angle),
      };
    }),
  }));

const offFrom = (point: InkPoint, kept: readonly InkPoint[]) =>
  Math.min(
    ...kept.map((from, at) => {
      const to = kept[at + 1] ?? from;
      const length = (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
      const dot = (point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y);
      const share = length === 0 ? 0 : Math.min(1, Math.max(0, dot / length));
      return Math.hypot(
        point.x - from.x - share * (to.x - from.x),
        point.y - from.y - share * (to.y - from.y),
      );
    }),
  );

describe("a line with fewer points", () => {
  it("keeps its ends, its order and its shape", () => {
    fc.assert(
      fc.property(line, fc.double({ min: 0.1, max: 50, noNaN: true }), (points, tolerance) => {
        const kept = simplify(points, tolerance);
        expect(kept[0]).toBe(points[0]);
        expect(kept.at(-1)).toBe(points.at(-1));
        expect(points.filter((point) => kept.includes(point))).toEqual(kept);
        for (const point of points) {
          expect(offFrom(point, kept)).toBeLessThanOrEqual(tolerance + 1e-6);
        }
      }),
    );
  });

  it("is its two ends where it is straight", () => {
    const straight = Array.from({ length: 50 }, (_, at) => ({ x: at, y: at * 2, pressure: 50 }));
    expect(simplify(straight, INK_TOLERANCE)).toEqual([straight[0], straight[49]]);
  });

  it("keeps where the pen was pressed harder", () => {
    const pressed = [0, 10, 20].map((x) => ({ x, y: 0, pressure: x === 10 ? 100 : 20 }));
    expect(simplify(pressed, INK_TOLERANCE)).toHaveLength(3);
  });
});

describe("what is sent of a line", () => {
  it("is at most sixty points a second, and within two thousand whole numbers a stroke", () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 0, max: 60_000 }), (points, durationMs) => {
        const pieces = strokeNumbers(points, durationMs);
        const most = Math.max(60, Math.ceil((durationMs / 1000) * 60));
        expect(pieces.flat().length / 3).toBeLessThanOrEqual(most + pieces.length - 1);
        for (const piece of pieces) {
          expect(piece.length).toBeLessThanOrEqual(2000);
          expect(piece.length % 3).toBe(0);
          for (const number of piece) {
            expect(Number.isInteger(number)).toBe(true);
            expect(number).toBeGreaterThanOrEqual(-200);
            expect(number).toBeLessThanOrEqual(2000);
          }
        }
      }),
    );
  });

  it("is what a hand wrote, to the thousandth that the board has", () => {
    fc.assert(
      fc.property(written, ({ points, durationMs }) => {
        const kept = strokeNumbers(points, durationMs).flatMap(inkPoints);
        const rounding = Math.SQRT1_2;
        for (const point of points) {
          expect(offFrom(point, kept)).toBeLessThanOrEqual(INK_TOLERANCE + rounding + 1e-6);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("is several strokes of a very long one, each beginning where the one before ends", () => {
    const long = Array.from({ length: 3000 }, (_, at) => ({
      x: at % 2 === 0 ? 0 : 900,
      y: at / 4,
      pressure: 50,
    }));
    const pieces = strokeNumbers(long, 60_000);
    expect(pieces.length).toBeGreaterThan(4);
    for (const [at, piece] of pieces.slice(1).entries()) {
      expect(piece.slice(0, 3)).toEqual(pieces[at]?.slice(-3));
      expect(pieces[at]).toHaveLength(STROKE_POINTS_MAX * 3);
      expect(piece.length).toBeGreaterThan(3);
    }
  });

  it("is one point of a dot, and nothing of nothing", () => {
    expect(strokeNumbers([{ x: 10.4, y: 20.6, pressure: 50 }], 0)).toEqual([[10, 21, 50]]);
    expect(strokeNumbers([], 0)).toEqual([]);
  });
});

describe("a line under the eraser", () => {
  const across = { width: 10, points: [100, 100, 50, 300, 100, 50] };
  it.each([
    ["on it, between two of its points", 200, 100, true],
    ["on its edge", 200, 114, true],
    ["beside it", 200, 116, false],
    ["beyond its end", 320, 100, false],
  ])("is found %s", (_where, x, y, isFound) => {
    expect(touches(across, { x, y }, 10)).toBe(isFound);
  });

  it("is found also where it is a dot, and not at all where it has no point", () => {
    expect(touches({ width: 10, points: [5, 5, 50] }, { x: 6, y: 5 }, 1)).toBe(true);
    expect(touches({ width: 10, points: [] }, { x: 0, y: 0 }, 1000)).toBe(false);
  });
});
