import fc from "fast-check";
import { expect, test } from "vitest";

import { PERFORMANCES, type Performance } from "../../words.ts";
import { meanGrade, PERFORMANCE_REPORTS, performanceOf } from "./performance.ts";

const grades = (text: string) =>
  [...text].map((letter) => PERFORMANCES.find((one) => one.startsWith(letter)) as Performance);
const rank = (performance: Performance | null) => PERFORMANCES.indexOf(performance as Performance);

test.each([
  ["E", "Excellent"],
  ["G", "Good"],
  ["A", "Average"],
  ["EG", "Excellent"],
  ["EGG", "Good"],
  ["GA", "Good"],
  ["GAA", "Average"],
  ["EA", "Good"],
  ["EEEEGGGG", "Excellent"],
  ["EEEGGGGG", "Good"],
  ["GGGGAAAA", "Good"],
  ["GGGAAAAA", "Average"],
  ["AAAAAAAAEEEEEEEE", "Average"],
])("%s, the newest first, is %s", (letters, performance) => {
  expect(performanceOf(grades(letters))).toBe(performance);
});

test("without a grade there is none", () => {
  expect(performanceOf([])).toBeNull();
  expect(meanGrade([])).toBeNull();
});

const lists = fc.array(fc.constantFrom(...PERFORMANCES), { minLength: 1, maxLength: 20 });

test("only the first eight count, and in any order", () => {
  const eights = fc.array(fc.constantFrom(...PERFORMANCES), {
    minLength: PERFORMANCE_REPORTS,
    maxLength: PERFORMANCE_REPORTS,
  });
  fc.assert(
    fc.property(eights, lists, (eight, more) => {
      expect(performanceOf([...eight, ...more])).toBe(performanceOf(eight));
      expect(performanceOf(eight.toReversed())).toBe(performanceOf(eight));
    }),
  );
});

test("a better grade never makes it worse", () => {
  fc.assert(
    fc.property(lists, fc.nat(), fc.constantFrom(...PERFORMANCES), (list, at, grade) => {
      const place = at % list.length;
      const changed = list.with(place, grade);
      const isBetter = rank(grade) <= rank(list[place] as Performance);
      const difference = rank(performanceOf(changed)) - rank(performanceOf(list));
      expect(isBetter ? difference <= 0 : difference >= 0).toBe(true);
    }),
  );
});

test("who always gets the same grade has it as performance", () => {
  fc.assert(
    fc.property(fc.constantFrom(...PERFORMANCES), fc.integer({ min: 1, max: 12 }), (grade, n) => {
      expect(performanceOf(Array(n).fill(grade))).toBe(grade);
    }),
  );
});
