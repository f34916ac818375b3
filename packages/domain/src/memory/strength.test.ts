import fc from "fast-check";
import { expect, it } from "vitest";

import {
  type PageHold,
  STRENGTH_LEVELS,
  heldLevel,
  strengthLevel,
  weakerFirst,
} from "./strength.ts";

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
] as const)("of %d that holds for %i days is %s", (strength, intervalDays, level) => {
  expect(heldLevel({ isOld: true, strength, intervalDays })).toBe(level);
});

it("of what was just learnt is by what is known alone", () => {
  expect(heldLevel({ isOld: false, strength: 1, intervalDays: 1 })).toBe("strong");
});

it("the weakest comes first by the same measure, whatever order they were in", () => {
  const held: fc.Arbitrary<PageHold> = fc.record({
    page: fc.integer({ min: 1, max: 604 }),
    isOld: fc.boolean(),
    strength: fc.double({ min: 0, max: 1, noNaN: true }),
    intervalDays: fc.integer({ min: 1, max: 45 }),
  });
  const pages = fc.uniqueArray(held, { maxLength: 12, selector: ({ page }) => page });
  fc.assert(
    fc.property(pages, (all) => {
      const sorted = all.toSorted(weakerFirst);
      expect(all.toReversed().toSorted(weakerFirst)).toEqual(sorted);
      const levels = sorted.map((one) => STRENGTH_LEVELS.indexOf(heldLevel(one)));
      expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    }),
  );
});

it("a page said a moment ago that holds for a day is weaker than one that fades", () => {
  const shaky = { page: 2, isOld: true, strength: 1, intervalDays: 1 };
  const fading = { page: 1, isOld: true, strength: 0.8, intervalDays: 30 };
  expect([fading, shaky].toSorted(weakerFirst)).toEqual([shaky, fading]);
});
