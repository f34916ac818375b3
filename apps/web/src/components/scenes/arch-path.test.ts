import { expect, it } from "vitest";

import { archPath } from "./arch-path.ts";

it("draws an arch that is the same on both sides of its centre", () => {
  const path = archPath({ centre: 0, halfWidth: 100, top: 0, spring: 100, bottom: 200 });
  expect(path).toMatch(/^M-100 200V100C-100 /);
  expect(path).toMatch(/ 100 100V200Z$/);
});
