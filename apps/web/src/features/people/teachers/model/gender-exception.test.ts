import { expect, test } from "vitest";

import { ruleSetAside } from "./gender-exception.ts";

test.each([
  [11, "F", "M", "parentsChoice"],
  [11, "F", "F", "parentsChoice"],
  [12, "F", "M", "sameGender"],
  [12, null, "M", "sameGender"],
  [12, null, null, "sameGender"],
  [40, "M", null, "sameGender"],
  [12, "M", "M", null],
] as const)("at %i a pupil %s with a teacher %s: %s", (age, gender, teacherGender, rule) => {
  expect(ruleSetAside({ age, gender }, { gender: teacherGender }, true)).toBe(rule);
  const without = age < 12 ? rule : null;
  expect(ruleSetAside({ age, gender }, { gender: teacherGender }, false)).toBe(without);
});
