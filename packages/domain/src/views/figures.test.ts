import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import {
  NOTHING_LOST,
  type Outcome,
  OUTCOMES,
  outcomeFault,
} from "../scheduling/outcomes/outcome.ts";
import { CANCELLERS } from "../scheduling/sessions/status.ts";
import {
  addSums,
  type CountedLesson,
  fateOf,
  goneReasonOf,
  hoursAWeek,
  LESSON_FATES,
  lessonsIn,
  sumLessons,
  wasOnTime,
} from "./figures.ts";

const ended = (outcome: Partial<Outcome>): CountedLesson => ({
  status: "Completed",
  cancelledBy: null,
  outcome: { ...NOTHING_LOST, kind: "completed", ...outcome },
  lengthMin: 30,
});
const cancelled = (cancelledBy: CountedLesson["cancelledBy"]): CountedLesson => ({
  status: "Cancelled",
  cancelledBy,
  outcome: null,
  lengthMin: 30,
});
const open: CountedLesson = { status: "Joined", cancelledBy: null, outcome: null, lengthMin: 30 };

describe("what became of a lesson", () => {
  it.each<[string, CountedLesson, ReturnType<typeof fateOf>, boolean | null]>([
    ["held", ended({}), "given", true],
    ["held, the teacher a minute late", ended({ teacherLateMin: 1 }), "given", true],
    ["held, the teacher two minutes late", ended({ teacherLateMin: 2 }), "given", false],
    ["held, the pupil late", ended({ pupilLateMin: 12 }), "given", true],
    [
      "held for half of it",
      ended({ kind: "technical", lostMin: 15, lostBy: "teacher" }),
      "given",
      true,
    ],
    [
      "held for less than half",
      ended({ kind: "technical", lostMin: 16, lostBy: "teacher" }),
      "cut_short",
      true,
    ],
    [
      "lost on the pupil's side",
      ended({ kind: "technical", lostMin: 28, lostBy: "pupil" }),
      "given",
      true,
    ],
    ["so late that it is owed again", ended({ teacherLateMin: 16 }), "cut_short", false],
    ["without the pupil", ended({ kind: "pupil_absent" }), "pupil_absent", null],
    ["without the teacher", ended({ kind: "teacher_absent" }), "teacher_absent", false],
    ["without anybody", ended({ kind: "both_absent" }), "teacher_absent", false],
    ["cancelled by the family", cancelled("family"), "cancelled_by_family", null],
    ["cancelled by the teacher", cancelled("teacher"), "cancelled_by_teacher", null],
    ["cancelled by staff", cancelled("staff"), "cancelled_by_institute", null],
    ["cancelled for a holiday", cancelled("holiday"), "cancelled_by_institute", null],
    ["not spoken of", open, "open", null],
  ])("%s", (_, lesson, fate, isOnTime) => {
    expect([fateOf(lesson), wasOnTime(lesson)]).toEqual([fate, isOnTime]);
  });
});

const minutes = fc.integer({ min: 0, max: 30 });
const someEnd = fc
  .record({
    kind: fc.constantFrom(...OUTCOMES),
    teacherLateMin: minutes,
    pupilLateMin: minutes,
    lostMin: minutes,
    lostBy: fc.constantFrom("teacher" as const, "pupil" as const, null),
  })
  .filter((outcome) => outcomeFault(outcome, 30) === null)
  .map(ended);
const someLesson = fc.oneof(
  someEnd,
  fc.constantFrom(...CANCELLERS).map(cancelled),
  fc.constant(open),
);
const some = fc.array(fc.record({ lesson: someLesson, count: fc.integer({ min: 0, max: 9 }) }));

test("every lesson counts once, and no more were on time than tell of it", () => {
  const property = fc.property(some, (lessons) => {
    const sums = sumLessons(lessons);
    expect(lessonsIn(sums)).toBe(lessons.reduce((all, { count }) => all + count, 0));
    expect(sums.onTime).toBeLessThanOrEqual(sums.timed);
    expect(sums.givenMin).toBe(sums.given * 30);
  });
  fc.assert(property);
});

test("the sums of alike lessons are those of each of them, in any order", () => {
  const property = fc.property(some, (lessons) => {
    const each = lessons.flatMap(({ lesson, count }) =>
      Array.from({ length: count }, () => ({ lesson, count: 1 })),
    );
    expect(sumLessons(each.toReversed())).toEqual(sumLessons(lessons));
  });
  fc.assert(property);
});

test("of no lessons nothing is counted", () => {
  expect(sumLessons([])).toMatchObject(Object.fromEntries(LESSON_FATES.map((fate) => [fate, 0])));
});

it.each([
  [{ isClosed: true, hasLeft: true, isCancelled: true, hasEnd: true }, "closed"],
  [{ isClosed: false, hasLeft: true, isCancelled: true, hasEnd: true }, "left"],
  [{ isClosed: false, hasLeft: false, isCancelled: true, hasEnd: true }, "cancelled"],
  [{ isClosed: false, hasLeft: false, isCancelled: false, hasEnd: true }, "ended"],
  [{ isClosed: false, hasLeft: false, isCancelled: false, hasEnd: false }, "unknown"],
] as const)("of what is known of a family's end the surest is named: %j", (last, reason) => {
  expect(goneReasonOf(last)).toBe(reason);
});

test("hours a week are to a tenth, and none of no time", () => {
  const week = 7 * 86_400_000;
  expect([hoursAWeek(90, week), hoursAWeek(600, 3 * week), hoursAWeek(60, 0)]).toEqual([
    1.5, 3.3, 0,
  ]);
});

test("sums of lessons that were counted apart are those of all together", () => {
  const lessons = [ended({}), ended({ teacherLateMin: 3 }), cancelled("family"), open];
  const counted = fc.array(
    fc.record({ lesson: fc.constantFrom(...lessons), count: fc.integer({ min: 1, max: 9 }) }),
  );
  fc.assert(
    fc.property(counted, counted, (some, others) => {
      expect(addSums([sumLessons(some), sumLessons(others)])).toEqual(
        sumLessons([...some, ...others]),
      );
    }),
  );
});
