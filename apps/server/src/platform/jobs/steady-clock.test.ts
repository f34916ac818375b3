import { afterEach, expect, it, vi } from "vitest";

import { steadyClock } from "./queue.ts";

const THREE_YEARS_MS = 3 * 365 * 86_400_000;
const DAY_MS = 86_400_000;

afterEach(() => void vi.useRealTimers());

it("goes on where the machine's clock is set back by years", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  const before = steadyClock.now();
  expect(Math.abs(before - Date.now())).toBeLessThan(DAY_MS);
  vi.setSystemTime(Date.now() - THREE_YEARS_MS);
  const after = steadyClock.now();
  expect(after).toBeGreaterThanOrEqual(before);
  expect(after - before).toBeLessThan(DAY_MS);
});
