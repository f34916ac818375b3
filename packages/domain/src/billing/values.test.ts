import fc from "fast-check";
import { expect, it } from "vitest";

import { FIRST_VALUES, RETRY_DAYS, VALUE_RANGES, areRetryDays } from "./values.ts";

it("begins within what may be set", () => {
  for (const [name, { min, max }] of Object.entries(VALUE_RANGES)) {
    const first = FIRST_VALUES[name as keyof typeof VALUE_RANGES];
    expect(first).toBeGreaterThanOrEqual(min);
    expect(first).toBeLessThanOrEqual(max);
  }
  expect(areRetryDays(FIRST_VALUES.retryDays)).toBe(true);
});

it.each([
  [[], true],
  [[1], true],
  [[3, 2], false],
  [[2, 2], false],
  [[0, 1], false],
  [[1.5], false],
  [[29], false],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9], false],
])("days %o to try again: %s", (days, expected) => {
  expect(areRetryDays(days)).toBe(expected);
});

it("takes any days within the limits in their order, and no others", () => {
  const days = fc.array(fc.integer({ min: RETRY_DAYS.min - 1, max: RETRY_DAYS.max + 1 }), {
    maxLength: RETRY_DAYS.most + 1,
  });
  fc.assert(
    fc.property(days, (some) => {
      const inOrder = [...new Set(some)].toSorted((a, b) => a - b);
      const isWithin = inOrder.every((day) => day >= RETRY_DAYS.min && day <= RETRY_DAYS.max);
      const expected = isWithin && some.length <= RETRY_DAYS.most;
      expect(areRetryDays(some)).toBe(expected && some.join() === inOrder.join());
    }),
  );
});
