import fc from "fast-check";
import { expect, it, test } from "vitest";

import { isMissing, latestComingMs, missedFromMs, otherSide } from "./absence.ts";
import { consequenceOf, LESSON_SIDES, NOTHING_LOST } from "./outcome.ts";
import type { PresenceMark } from "./presence.ts";

const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 10, 23, 16);
const at = (minute: number) => START + minute * MINUTE_MS;
const lesson = {
  startsAtMs: START,
  endsAtMs: at(30),
  status: "Joined",
  marks: [],
  missedAfterMin: 5,
} as const;
const mark = (
  side: "teacher" | "pupil",
  minute: number,
  kind: PresenceMark["kind"] = "opened",
) => ({ side, kind, personId: side, atMs: at(minute) });

it.each<[string, number, PresenceMark[], boolean]>([
  ["before the start", -1, [], false],
  ["a little after it", 4, [], false],
  ["five minutes after it", 5, [], true],
  ["in the last minute", 29, [], true],
  ["at the end", 30, [], false],
  ["while only the other side is there", 5, [mark("pupil", -2)], true],
  ["while the teacher is there", 5, [mark("teacher", -2)], false],
  ["once the teacher came late", 12, [mark("teacher", 11, "came")], false],
  [
    "while the teacher, who came, has left",
    12,
    [mark("teacher", 1), mark("teacher", 8, "left")],
    false,
  ],
  ["by a press long before the door was open", 5, [mark("teacher", -60)], true],
])("a teacher is said to be missing: %s", (_, minute, marks, expected) => {
  expect(isMissing({ ...lesson, marks, nowMs: at(minute) }, "teacher")).toBe(expected);
});

it.each(["Completed", "Missed", "Cancelled"] as const)(
  "nobody is missing from a lesson that is %s",
  (status) => {
    expect(missedFromMs({ ...lesson, status }, "pupil")).toBeNull();
  },
);

test("nobody is missing from a lesson that is over before one is missed", () => {
  expect(missedFromMs({ ...lesson, endsAtMs: at(5) }, "teacher")).toBeNull();
});

test("somebody is missed as long after the start as the institute has set", () => {
  expect(missedFromMs({ ...lesson, missedAfterMin: 12 }, "pupil")).toBe(at(12));
});

test("each side is missed by the other", () => {
  expect(LESSON_SIDES.map(otherSide)).toEqual(["pupil", "teacher"]);
});

test("a teacher who comes by the latest minute gave the lesson, and a minute later did not", () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 360 }), (lengthMin) => {
      const lateMin =
        (latestComingMs({ startsAtMs: START, endsAtMs: at(lengthMin) }) - START) / MINUTE_MS;
      const comes = (teacherLateMin: number) =>
        consequenceOf({ ...NOTHING_LOST, kind: "completed", teacherLateMin }, lengthMin).isTaken;
      expect([comes(lateMin), comes(lateMin + 1)]).toEqual([true, false]);
    }),
  );
});
