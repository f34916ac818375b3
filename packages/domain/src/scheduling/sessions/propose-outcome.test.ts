import { expect, test } from "vitest";

import { proposeOutcome, type RecordedJoin } from "./propose-outcome.ts";

const startsAtMs = Date.parse("2026-11-24T16:00:00Z");
const lesson = { startsAtMs, endsAtMs: startsAtMs + 30 * 60_000 };

const join = (side: RecordedJoin["side"], minute: number): RecordedJoin => ({
  side,
  joinedAtMs: startsAtMs + minute * 60_000,
});

test.each<[string, RecordedJoin[], string, string | null, boolean]>([
  ["both came", [join("teacher", -5), join("family", 3)], "Completed", null, false],
  [
    "both came twice",
    [join("family", 0), join("teacher", 0), join("family", 9)],
    "Completed",
    null,
    false,
  ],
  ["the student did not come", [join("teacher", 0)], "Missed", "student", false],
  ["the teacher did not come", [join("family", 0)], "Missed", "teacher", true],
  ["nobody came", [], "Missed", "both", true],
  ["as the door opened", [join("teacher", -10), join("family", -10)], "Completed", null, false],
  ["before the door opened", [join("teacher", -11), join("family", 0)], "Missed", "teacher", true],
  ["when it was over", [join("teacher", 0), join("family", 30)], "Missed", "student", false],
])("%s", (_name, joins, ...[status, absent, owesMakeUp]) => {
  expect(proposeOutcome({ ...lesson, joins })).toEqual({ status, absent, owesMakeUp });
});
