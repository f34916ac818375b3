import { expect, it } from "vitest";

import { pageSteps } from "./pagination.tsx";

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, -2, 9]],
  [4, 9, [1, 2, 3, 4, 5, -5, 9]],
  [5, 9, [1, -1, 4, 5, 6, -6, 9]],
  [9, 9, [1, -1, 8, 9]],
])("shows the way around page %i of %i", (page, pageCount, steps) => {
  expect(pageSteps(page, pageCount)).toEqual(steps);
});
