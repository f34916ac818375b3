import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { keepTrying } from "./keep-trying.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start(isImpolite: boolean, isOffering = isImpolite) {
  let hasHeard = false;
  const [restartIce, onChange] = [vi.fn(), vi.fn()];
  const rebuild = vi.fn(() => effort.begin(true));
  const effort = keepTrying({
    isImpolite,
    hasHeard: () => hasHeard,
    rebuild,
    restartIce,
    onChange,
  });
  effort.begin(isOffering);
  return { effort, rebuild, restartIce, onChange, hear: () => (hasHeard = true) };
}

test("an offer that nobody answers is made again, at pauses that grow to half a minute", async () => {
  const { rebuild, onChange } = start(true);
  await vi.advanceTimersByTimeAsync(7999);
  expect(rebuild).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(rebuild).toHaveBeenCalledOnce();
  expect(onChange).toHaveBeenLastCalledWith("lost");
  await vi.advanceTimersByTimeAsync(12_000);
  expect(rebuild).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(rebuild.mock.calls.length).toBeLessThan(15);
});

test("who waits for an offer in vain makes it", async () => {
  const { rebuild } = start(false);
  await vi.advanceTimersByTimeAsync(2500);
  expect(rebuild).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(rebuild).toHaveBeenCalledOnce();
});

test("who was offered something gives it time to come about", async () => {
  const { rebuild, hear } = start(false);
  hear();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(rebuild).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4000);
  expect(rebuild).toHaveBeenCalledOnce();
});

test("a connection that stands is left alone, and one that only stumbled too", async () => {
  const { effort, rebuild, restartIce, onChange } = start(true);
  effort.note("connected");
  effort.note("disconnected");
  await vi.advanceTimersByTimeAsync(2000);
  effort.note("connected");
  await vi.advanceTimersByTimeAsync(600_000);
  expect([rebuild.mock.calls, restartIce.mock.calls]).toEqual([[], []]);
  expect(onChange.mock.calls).toEqual([["connected"], ["connected"]]);
});

test("one that fails looks for other ways at once", () => {
  const { effort, restartIce, onChange } = start(true);
  effort.note("failed");
  expect(restartIce).toHaveBeenCalledOnce();
  expect(onChange).toHaveBeenLastCalledWith("lost");
});

test("asked to hurry, what never came about begins anew", () => {
  const { effort, rebuild } = start(true);
  effort.hurry();
  expect(rebuild).toHaveBeenCalledOnce();
});

test("nothing is tried after the end", async () => {
  const { effort, rebuild } = start(true);
  effort.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rebuild).not.toHaveBeenCalled();
});
