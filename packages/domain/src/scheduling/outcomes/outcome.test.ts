import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import {
  type Consequence,
  consequenceOf,
  differenceOf,
  isTeacherAway,
  NOTHING_LOST,
  type Outcome,
  OUTCOMES,
  outcomeFault,
  statusOfOutcome,
} from "./outcome.ts";

const LENGTH = 30;
const outcome = (kind: Outcome["kind"], rest: Partial<Outcome> = {}): Outcome => ({
  ...NOTHING_LOST,
  kind,
  ...rest,
});

describe("what follows", () => {
  it.each<[string, Outcome, Partial<Consequence>]>([
    ["a lesson that was held", outcome("completed"), { isTaken: true, owesReport: true }],
    ["an absent pupil", outcome("pupil_absent"), { isTaken: true, owesReport: false }],
    ["an absent teacher", outcome("teacher_absent"), { isTaken: false, owesMakeUp: true }],
    ["nobody there", outcome("both_absent"), { isTaken: false, owesMakeUp: true }],
    [
      "a late teacher",
      outcome("completed", { teacherLateMin: 7 }),
      { isTaken: true, creditMin: 7 },
    ],
    ["a late pupil", outcome("completed", { pupilLateMin: 7 }), { isTaken: true, creditMin: 0 }],
    [
      "half lost on the teacher's side",
      outcome("technical", { lostMin: 15, lostBy: "teacher" }),
      { isTaken: true, creditMin: 15, owesMakeUp: false },
    ],
    [
      "more than half lost there, late and cut short together",
      outcome("shortened", { teacherLateMin: 6, lostMin: 10, lostBy: "teacher" }),
      { isTaken: false, creditMin: 0, owesMakeUp: true, owesReport: false },
    ],
    [
      "minutes lost on the pupil's side",
      outcome("technical", { lostMin: 25, lostBy: "pupil" }),
      { isTaken: true, creditMin: 0, owesMakeUp: false },
    ],
  ])("from %s", (_, said, expected) => {
    expect(consequenceOf(said, LENGTH)).toMatchObject(expected);
  });
});

test.each<[Outcome, keyof Outcome | null]>([
  [outcome("completed", { lostMin: 3, lostBy: "teacher" }), "lostMin"],
  [outcome("technical"), "lostMin"],
  [outcome("technical", { lostMin: 3 }), "lostBy"],
  [outcome("completed", { lostBy: "pupil" }), "lostBy"],
  [outcome("pupil_absent", { pupilLateMin: 1 }), "pupilLateMin"],
  [outcome("shortened", { lostMin: 31, lostBy: "pupil" }), "lostMin"],
  [outcome("completed", { teacherLateMin: 1.5 }), "teacherLateMin"],
  [outcome("completed", { teacherLateMin: -1 }), "teacherLateMin"],
  [outcome("shortened", { lostMin: 30, lostBy: "teacher" }), null],
])("what contradicts itself is named: %j", (said, fault) => {
  expect(outcomeFault(said, LENGTH)).toBe(fault);
});

test("from what contradicts itself nothing follows", () => {
  expect(() => consequenceOf(outcome("technical"), LENGTH)).toThrow(RangeError);
});

const minutes = fc.integer({ min: 0, max: LENGTH });
const anyOutcome = fc
  .record({
    kind: fc.constantFrom(...OUTCOMES),
    teacherLateMin: minutes,
    pupilLateMin: minutes,
    lostMin: minutes,
    lostBy: fc.constantFrom("teacher" as const, "pupil" as const, null),
  })
  .filter((said) => outcomeFault(said, LENGTH) === null);

test("each correction leaves the sums as if it had been said at once", () => {
  fc.assert(
    fc.property(fc.array(anyOutcome, { minLength: 1, maxLength: 6 }), (versions) => {
      const sums = { taken: 0, makeUps: 0, creditMin: 0, reports: 0 };
      let before: Consequence | null = null;
      for (const version of versions) {
        const after = consequenceOf(version, LENGTH);
        const difference = differenceOf(before, after);
        for (const key of ["taken", "makeUps", "creditMin", "reports"] as const) {
          sums[key] += difference[key];
        }
        before = after;
      }
      expect(sums).toEqual(differenceOf(null, consequenceOf(versions.at(-1)!, LENGTH)));
    }),
  );
});

test("a family never pays for what it did not get, and is never owed twice for it", () => {
  fc.assert(
    fc.property(anyOutcome, (said) => {
      const { isTaken, owesMakeUp, creditMin, owesReport } = consequenceOf(said, LENGTH);
      expect(isTaken).toBe(!owesMakeUp);
      expect(owesMakeUp && creditMin > 0).toBe(false);
      expect(owesReport && !isTaken).toBe(false);
      expect(creditMin * 2).toBeLessThanOrEqual(LENGTH);
    }),
  );
});

test("a lesson that somebody did not come to was missed, any other was held", () => {
  expect(OUTCOMES.map((kind) => [kind, statusOfOutcome(kind), isTeacherAway(kind)])).toEqual([
    ["completed", "Completed", false],
    ["pupil_absent", "Missed", false],
    ["teacher_absent", "Missed", true],
    ["both_absent", "Missed", true],
    ["technical", "Completed", false],
    ["shortened", "Completed", false],
  ]);
});
