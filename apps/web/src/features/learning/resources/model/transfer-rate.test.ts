import { expect, it } from "vitest";

import { nextRate, secondsLeft, startRate } from "./transfer-rate.ts";

it("nothing is said before something has left", () => {
  const rate = nextRate(startRate(0, 0), 1000, 100);
  expect(secondsLeft(rate, 5000)).toBeUndefined();
});

it("a steady line is told exactly, a change little by little", () => {
  const steady = nextRate(nextRate(startRate(0, 0), 1000, 1000), 2000, 2000);
  expect(secondsLeft(steady, 5000)).toBe(5);
  const slower = nextRate(steady, 2000, 3000);
  expect(slower.bytesPerSecond).toBe(700);
});

it("a break is no time of sending", () => {
  const rate = nextRate(startRate(2000, 60_000), 3000, 61_000);
  expect(rate.bytesPerSecond).toBe(1000);
});

it("what the server had to be sent again makes no negative rate", () => {
  expect(nextRate(startRate(5000, 0), 1000, 1000).bytesPerSecond).toBe(0);
});
