import { expect, test } from "vitest";

import { levelOf } from "./loudness.ts";

const tone = (amplitude: number) => Float32Array.from({ length: 64 }, () => amplitude);

test("silence is nothing, the loudest there is is all, and each halving is one step less", () => {
  expect(levelOf(tone(0))).toBe(0);
  expect(levelOf(tone(0.0001))).toBe(0);
  expect(levelOf(tone(1))).toBe(1);
  const steps = [1, 0.5, 0.25, 0.125].map((amplitude) => levelOf(tone(amplitude)));
  const [first = 0, ...rest] = steps.slice(1).map((level, index) => (steps[index] ?? 0) - level);
  for (const step of rest) expect(step).toBeCloseTo(first, 6);
});
