import fc from "fast-check";
import { expect, it } from "vitest";

import { MARK_KINDS } from "../learning/marks/kinds.ts";
import { VERDICTS, gradeOfMarks, gradeOfVerdict } from "./grade.ts";

const kinds = fc.array(fc.constantFrom(...MARK_KINDS), { maxLength: 12 });

it("more marks never give a better grade, nor do the same on fewer lines", () => {
  fc.assert(
    fc.property(kinds, kinds, fc.integer({ min: 1, max: 15 }), (some, more, lines) => {
      expect(gradeOfMarks([...some, ...more], lines)).toBeLessThanOrEqual(
        gradeOfMarks(some, lines),
      );
      expect(gradeOfMarks(some, lines)).toBeLessThanOrEqual(gradeOfMarks(some, 15));
    }),
  );
});

it.each([
  [[], 4],
  [["madd", "ghunnah", "breath", "pace", "quality"], 4],
  [["hesitation"], 3],
  [["hesitation", "vowel"], 3],
  [["hesitation", "self-corrected", "makhraj"], 2],
  [["prompted"], 2],
  [["prompted", "prompted"], 1],
  [["skipped-word", "swapped"], 1],
  [["forgot"], 1],
  [["skipped-aya"], 1],
] as const)("a page with %j has grade %i", (marks, grade) => {
  expect(gradeOfMarks(marks, 15)).toBe(grade);
});

it("on half a page a prompt weighs as two", () => {
  expect(gradeOfMarks(["prompted"], 7)).toBe(1);
});

it("a word of the evening is a grade, never the best one", () => {
  expect(VERDICTS.map(gradeOfVerdict)).toEqual([3, 2, 1]);
});
