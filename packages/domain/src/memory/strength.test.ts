import fc from "fast-check";
import { expect, it } from "vitest";

import { STRENGTH_LEVELS, heldLevel, strengthLevel } from "./strength.ts";

it.each([
  [1, "strong"],
  [0.95, "strong"],
  [0.94, "good"],
  [0.9, "good"],
  [0.8, "fading"],
  [0.5, "weak"],
  [0, "weak"],
] as const)("of %d is %s", (strength, level) => {
  expect(strengthLevel(strength)).toBe(level);
});

it("is never a lower step for more strength", () => {
  const strength = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(strength, strength, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(STRENGTH_LEVELS.indexOf(strengthLevel(less))).toBeLessThanOrEqual(
        STRENGTH_LEVELS.indexOf(strengthLevel(more)),
      );
    }),
  );
});

it.each([
  [1, 30, "strong"],
  [1, 5, "fading"],
  [1, 1, "weak"],
  [0.5, 30, "weak"],
] as const)("of %d that holds for %i days is %s", (strength, days, level) => {
  expect(heldLevel(strength, days)).toBe(level);
});
