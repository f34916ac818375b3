import { expect, it } from "vitest";

import { inkPath } from "./ink-path.ts";

const numbersOf = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? [];
const across = (from: number, to: number, pressure = 50) =>
  [from, to].map((x) => ({ x, y: 100, pressure }));

it("is nothing without points, and a round dot of one", () => {
  expect(inkPath([], 10)).toBe("");
  const dot = numbersOf(inkPath([{ x: 50, y: 50, pressure: 50 }], 10));
  expect(Math.min(...dot)).toBeGreaterThan(40);
  expect(Math.max(...dot)).toBeLessThan(60);
});

it("is broader where the pen is pressed harder", () => {
  const height = (pressure: number) => {
    const ys = numbersOf(inkPath(across(100, 300, pressure), 20)).filter((_number, at) => at % 2);
    return Math.max(...ys) - Math.min(...ys);
  };
  expect(height(90)).toBeGreaterThan(height(20) * 1.5);
});

it("goes round between the points of a bow, and keeps a corner", () => {
  const bow = [0, 30, 60, 90].map((degrees) => {
    const angle = (degrees / 180) * Math.PI;
    return { x: 500 + 100 * Math.cos(angle), y: 500 + 100 * Math.sin(angle), pressure: 50 };
  });
  const far = (path: string) => {
    const numbers = numbersOf(path);
    const pairs = numbers.flatMap((x, at) => (at % 2 ? [] : [[x, numbers[at + 1] ?? 0] as const]));
    return pairs.map(([x, y]) => Math.hypot(x - 500, y - 500));
  };
  // The inner edge of straight lines between the points would come within 95.6 of the middle.
  expect(Math.min(...far(inkPath(bow, 2)))).toBeGreaterThan(96.5);
  const corner = [...across(0, 100), { x: 100, y: 300, pressure: 50 }];
  expect(
    Math.max(...numbersOf(inkPath(corner, 2)).filter((_number, at) => at % 2 === 0)),
  ).toBeLessThan(102);
});
