import { expect, test } from "vitest";

import { proposeAttendance } from "./attendance.ts";

const startsAtMs = Date.parse("2026-11-24T16:00:00Z");
const at = (...minutes: number[]) => minutes.map((minute) => startsAtMs + minute * 60_000);

test.each<[string, number[], number[], string]>([
  ["both came before the start", [-5], [-3], "present"],
  ["the family came five minutes after it", [0], [5], "present"],
  ["a little later than that", [0], [5.01], "late"],
  ["a parent in time, the pupil once more later", [0], [20, -1], "present"],
  ["only the teacher came", [0], [], "absent"],
  ["nobody is on record: held elsewhere, as the teacher says", [], [], "present"],
  ["only the family is on record", [], [2], "present"],
])("%s", (_name, teacherJoins, familyJoins, attendance) => {
  const joins = { teacherJoinsMs: at(...teacherJoins), familyJoinsMs: at(...familyJoins) };
  expect(proposeAttendance({ startsAtMs, ...joins })).toBe(attendance);
});
