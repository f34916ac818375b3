import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { ayaAt, countTimed, spanOf } from "./recitation-times.ts";

/** Ayat and silences, one after the other. */
const times = fc
  .array(fc.tuple(fc.nat(5000), fc.integer({ min: 1, max: 90_000 })), {
    minLength: 1,
    maxLength: 40,
  })
  .map((ayat) => {
    let at = 0;
    return ayat.flatMap(([silence, length]) => {
      const start = at + silence;
      at = start + length;
      return [start, at];
    });
  });
const ayat = times.chain((all) => {
  const aya = fc.integer({ min: 1, max: countTimed(all) });
  return fc.tuple(fc.constant(all), aya, aya);
});

it("begins in the silence before an aya, not long before it", () => {
  const all = [1000, 2000, 2200, 3000, 9000, 9900];
  expect(spanOf(all, 1)).toEqual({ from: 0, to: 2100 });
  expect(spanOf(all, 2)).toEqual({ from: 2100, to: 8600 });
  expect(spanOf(all, 3)).toEqual({ from: 8600, to: Number.POSITIVE_INFINITY });
  expect([0, 2099, 2100, 8599, 8600, 99_999].map((ms) => ayaAt(all, ms))).toEqual([
    1, 1, 2, 2, 3, 3,
  ]);
});

describe("of every sura", () => {
  it("each moment belongs to one aya, and to the one in whose span it lies", () => {
    fc.assert(
      fc.property(ayat, fc.nat(4_000_000), ([all], ms) => {
        const { from, to } = spanOf(all, ayaAt(all, ms));
        expect(from <= ms && ms < to).toBe(true);
      }),
    );
  });

  it("an aya sounds whole in its span", () => {
    fc.assert(
      fc.property(ayat, ([all, aya]) => {
        const [start = 0, end = 0] = all.slice(aya * 2 - 2);
        const { from, to } = spanOf(all, aya);
        expect(from <= start && end <= to).toBe(true);
        expect(aya === 1 || start - from <= 400).toBe(true);
      }),
    );
  });

  it("a range is its ayat without a gap", () => {
    fc.assert(
      fc.property(ayat, ([all, a, b]) => {
        const [first, last] = [Math.min(a, b), Math.max(a, b)];
        expect(spanOf(all, first, last)).toEqual({
          from: spanOf(all, first).from,
          to: spanOf(all, last).to,
        });
        for (let aya = first; aya < last; aya += 1) {
          expect(spanOf(all, aya).to).toBe(spanOf(all, aya + 1).from);
        }
      }),
    );
  });
});

it.each([
  [0, 1],
  [2, 1],
  [1, 3],
])("there is no range from %i to %i of two ayat", (from, to) => {
  expect(() => spanOf([0, 1, 2, 3], from, to)).toThrow(RangeError);
});
