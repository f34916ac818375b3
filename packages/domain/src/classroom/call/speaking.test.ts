import fc from "fast-check";
import { expect, it, test } from "vitest";

import { SILENCE, meterOf, nextVoice } from "./speaking.ts";

const STEP_MS = 100;
function heard(levels: readonly number[]) {
  let voice = SILENCE;
  return levels.map((level, step) => (voice = nextVoice(voice, level, step * STEP_MS)).isSpeaking);
}

test("a voice is heard at once, and ends half a second after its last sound", () => {
  expect(heard([0, 0.6, 0, 0, 0, 0, 0, 0])).toEqual([
    false,
    ...Array.from({ length: 5 }, () => true),
    false,
    false,
  ]);
});

test("a voice that fades still speaks where a noise as loud would not begin to", () => {
  expect(heard([0.3, 0.3])).toEqual([false, false]);
  expect(heard([0.6, ...Array.from({ length: 20 }, () => 0.3)]).at(-1)).toBe(true);
});

test("the meter knows silence, a voice and full strength", () => {
  expect([meterOf(0), meterOf(1e-9), meterOf(1)]).toEqual([0, 0, 1]);
  expect(meterOf(0.001)).toBeCloseTo(0.444, 2);
});

it("a louder sound never stands lower on the meter", () => {
  const power = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(power, power, (one, other) => {
      expect(meterOf(Math.max(one, other))).toBeGreaterThanOrEqual(meterOf(Math.min(one, other)));
    }),
  );
});
