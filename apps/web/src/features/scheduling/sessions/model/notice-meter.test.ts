import fc from "fast-check";
import { expect, it } from "vitest";

import { meterParts } from "./notice-meter.ts";

const HOUR = 3_600_000;
const meter = { freeUntilMs: -2 * HOUR, countsUntilMs: 0, lostUntilMs: HOUR };

it.each([
  ["nine hours before, seven of them are free", -9, 7 / 9],
  ["three weeks before, the two hours are still seen", -504, 0.8],
  ["a minute before it ends, what is free is still seen", -2 - 1 / 60, 0.2],
  ["at the very end of it there is still something", -2, 0.2],
  ["afterwards nothing is free", -1.99, 0],
  ["nor once the lesson has begun", 0, 0],
])("%s", (_case, hours, part) => {
  expect(meterParts(meter, hours * HOUR).free).toBeCloseTo(part * 0.88, 6);
});

it("fills the bar at any time, and shows nothing of a phase that is past", () => {
  fc.assert(
    fc.property(fc.integer({ min: -100 * HOUR, max: 5 * HOUR }), (nowMs) => {
      const { free, counts, lost } = meterParts(meter, nowMs);
      expect(free + counts + lost).toBeCloseTo(1, 9);
      expect(Math.min(free, counts, lost)).toBeGreaterThanOrEqual(0);
      expect(counts > 0).toBe(nowMs < 0);
      expect(free > 0).toBe(nowMs <= -2 * HOUR);
    }),
  );
});
