import { expect, test } from "vitest";

import { buildTeachingProfile } from "../../../../../test/build-teacher.ts";
import { TeachingValues, linkFromInput, teachingValuesOf } from "./teaching-values.ts";

test("what is kept may be saved again as it is", () => {
  const values = teachingValuesOf(buildTeachingProfile());
  expect(TeachingValues.parse(values)).toEqual(values);
});

test("what staff decide is no part of it", () => {
  expect(teachingValuesOf(buildTeachingProfile())).not.toHaveProperty("approval");
});

test.each([
  [null, null],
  ["", null],
  ["   ", null],
  [" https://zoom.example/j/1 ", "https://zoom.example/j/1"],
])("the link %j is %j", (typed, link) => {
  expect(linkFromInput(typed)).toBe(link);
});
