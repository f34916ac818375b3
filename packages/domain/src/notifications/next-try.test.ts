import { expect, it } from "vitest";

import { nextTryMs } from "./next-try.ts";

it("doubles the wait from half a minute and gives up after eight tries", () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempts) => nextTryMs(attempts, 0));
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, null, null].map((s) => s && s * 1000));
});
