import { PAGES } from "@riwaq/domain/learning/mushaf/divisions";
import fc from "fast-check";
import { expect, it } from "vitest";

import { drawnPages, leafOf, turned } from "./leaves.ts";

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

it.each([
  ["the pages before and after one", [50], [50], [49, 50, 51]],
  ["the leaves before and after one", [51, 52], [51, 52], [49, 50, 51, 52, 53, 54]],
  ["nothing beyond the covers", [1], [1], [1, 2]],
  ["the page that is turned to, and what lies around the one before", [80], [50], [49, 50, 51, 80]],
])("draws %s", (_what, leaf, settled, pages) => {
  expect(drawnPages(leaf, settled)).toEqual(pages);
});
