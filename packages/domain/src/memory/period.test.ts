import { expect, it } from "vitest";

import { type PageReviews, memoryInPeriod } from "./period.ts";

const rules = { recentDays: 14 };
const heard = (day: number, grade: 1 | 2 | 3 = 3) => ({
  source: "lesson" as const,
  review: { day, by: "teacher" as const, grade, lines: null },
});
const evening = (day: number) => ({
  source: "evening" as const,
  review: { day, by: "parent" as const, grade: 3 as const, lines: null },
});
const said = (day: number) => ({
  source: "beginning" as const,
  review: { day, standing: "solid" as const },
});
const period = { from: 100, until: 190 };

it("counts what became whole, is held, was heard, and the evenings", () => {
  const pages: PageReviews[] = [
    { page: 1, reviews: [said(20), heard(120), evening(121), evening(130)] },
    { page: 2, reviews: [heard(110), evening(121)] },
    { page: 3, reviews: [heard(150, 2)] },
    { page: 4, reviews: [heard(90), evening(95)] },
    { page: 5, reviews: [heard(191)] },
  ];
  expect(memoryInPeriod(pages, period, rules)).toEqual({
    learned: 1,
    held: 3,
    heard: 3,
    evenings: 2,
  });
});

it("is nothing of nothing", () => {
  expect(memoryInPeriod([], period, rules)).toEqual({ learned: 0, held: 0, heard: 0, evenings: 0 });
});
