import { expect, it } from "vitest";

import { lengthChoices, planOf } from "./rhythm-choices.ts";

const plan = (lessons_per_week: number, length_minutes: number) => ({
  lessons_per_week,
  length_minutes,
});
const all = [plan(2, 60), plan(2, 45), plan(3, 45)];

it("a number of lessons has its own lengths, and another one the nearest", () => {
  expect(lengthChoices(all, 2)).toEqual([45, 60]);
  expect(lengthChoices(all, 3)).toEqual([45]);
  expect(planOf(all, 2, 60)).toBe(all[0]);
  expect(planOf(all, 3, 60)?.length_minutes).toBe(45);
  expect(planOf(all, 5, 60)).toBeUndefined();
});
