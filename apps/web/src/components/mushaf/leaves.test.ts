import { PAGES } from "@riwaq/domain/learning/mushaf/divisions";
import fc from "fast-check";
import { expect, it } from "vitest";

import { leafOf, turned } from "./leaves.ts";

it.each([
  [1, [1, 2]],
  [2, [1, 2]],
  [603, [603, 604]],
])("beside page %i lies its neighbour, the odd one on the right", (page, leaf) => {
  expect(leafOf(page, true)).toEqual(leaf);
  expect(leafOf(page, false)).toEqual([page]);
});

it("turns back what was turned, and never beyond the covers", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: PAGES }), fc.boolean(), (page, isSpread) => {
      const next = turned(page, 1, isSpread);
      expect(next).toBeGreaterThanOrEqual(1);
      expect(next).toBeLessThanOrEqual(PAGES);
      const first = leafOf(page, isSpread)[0];
      const back = next === page ? first : turned(next, -1, isSpread);
      expect(back).toBe(first);
    }),
  );
});
