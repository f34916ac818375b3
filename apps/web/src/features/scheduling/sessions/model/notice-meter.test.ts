import { expect, it } from "vitest";

import { freePart } from "./notice-meter.ts";

const HOUR = 3_600_000;

it.each([
  ["nine hours before, seven are free", -9, 7 / 9],
  ["three weeks before, the two hours are still seen", -504, 0.92],
  ["a minute before it ends, what is free is still seen", -2 - 1 / 60, 0.08],
  ["at the very end of it there is still something", -2, 0.08],
  ["afterwards nothing is free", -1.99, 0],
  ["nor once the lesson has begun", 0, 0],
])("%s", (_case, hours, part) => {
  expect(freePart(-2 * HOUR, 0, hours * HOUR)).toBeCloseTo(part, 6);
});
