import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { keptUntilMs, placeOnLine } from "./keeping.ts";
import { missingPieces, unbrokenCount } from "./pieces.ts";

const count = fc.integer({ min: 0, max: 60 });
const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 60 });

describe("pieces of a recording", () => {
  it.each([
    [[], 0, [], 0],
    [[], 2, [0, 1], 0],
    [[0, 1, 3], 4, [2], 2],
    [[3, 1, 0], 3, [2], 2],
    [[0, 1, 2], 3, [], 3],
  ])("%j of %i lack %j, and %i follow each other", (known, of, missing, unbroken) => {
    expect(missingPieces(known, of)).toEqual(missing);
    expect(unbrokenCount(known)).toBe(unbroken);
  });

  it("with those that are missing are all of them, once each", () => {
    fc.assert(
      fc.property(numbers, count, (known, of) => {
        const missing = missingPieces(known, of);
        const all = [...known.filter((number) => number < of), ...missing];
        expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: of }, (_, at) => at));
      }),
    );
  });

  it("that follow each other lack nothing, and the next one is not there", () => {
    fc.assert(
      fc.property(numbers, (known) => {
        const unbroken = unbrokenCount(known);
        expect(missingPieces(known, unbroken)).toEqual([]);
        expect(known).not.toContain(unbroken);
      }),
    );
  });

  it("are named up to so many", () => {
    expect(missingPieces([], 1000, 3)).toEqual([0, 1, 2]);
  });
});

describe("a recording", () => {
  it("is kept so many days of 24 hours", () => {
    expect(keptUntilMs(Date.UTC(2026, 0, 1), 30)).toBe(Date.UTC(2026, 0, 31));
  });

  it("has every instant somewhere on its own line, in their order", () => {
    const instant = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(instant, instant, instant, count, (beganAtMs, one, other, durationMs) => {
        const line = { beganAtMs, durationMs };
        const [first, second] = [Math.min(one, other), Math.max(one, other)];
        const [a, b] = [placeOnLine(first, line), placeOnLine(second, line)];
        expect(a).toBeLessThanOrEqual(b);
        for (const at of [a, b]) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThanOrEqual(durationMs);
        }
      }),
    );
  });
});
