import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { afterPause } from "./after-pause.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [1, 1000],
  [2, 2000],
  [4, 8000],
  [5, 15_000],
  [50, 15_000],
])("after %i failures the pause is %i ms", (failures, pauseMs) => {
  const call = vi.fn<() => void>();
  afterPause(failures, call);
  vi.advanceTimersByTime(pauseMs - 1);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledOnce();
});

test("it ends when the browser is online again, and happens once", () => {
  const call = vi.fn<() => void>();
  afterPause(5, call);
  dispatchEvent(new Event("online"));
  expect(call).toHaveBeenCalledOnce();
  dispatchEvent(new Event("online"));
  vi.runAllTimers();
  expect(call).toHaveBeenCalledOnce();
});

test("it can be given up", () => {
  const call = vi.fn<() => void>();
  afterPause(1, call)();
  vi.runAllTimers();
  dispatchEvent(new Event("online"));
  expect(call).not.toHaveBeenCalled();
});
