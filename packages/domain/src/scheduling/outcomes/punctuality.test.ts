import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import { NOTHING_LOST, type Outcome, OUTCOMES, outcomeFault } from "./outcome.ts";
import { type Ended, punctualityOf } from "./punctuality.ts";

const ended = (outcome: Partial<Outcome>, count = 1): Ended => ({
  outcome: { ...NOTHING_LOST, kind: "completed", ...outcome },
  lengthMin: 30,
  count,
});

describe("the institute's punctuality", () => {
  it.each<[string, Ended, ReturnType<typeof punctualityOf>]>([
    ["a teacher in time", ended({}, 3), { lessons: 3, onTime: 3, creditMin: 0 }],
    [
      "a teacher who was late",
      ended({ teacherLateMin: 4 }, 2),
      { lessons: 2, onTime: 0, creditMin: 8 },
    ],
    ["a late pupil", ended({ pupilLateMin: 9 }), { lessons: 1, onTime: 1, creditMin: 0 }],
    [
      "a fault on the teacher's side",
      ended({ kind: "technical", lostMin: 6, lostBy: "teacher" }),
      { lessons: 1, onTime: 1, creditMin: 6 },
    ],
    [
      "minutes lost on the pupil's side",
      ended({ kind: "shortened", lostMin: 6, lostBy: "pupil" }),
      { lessons: 1, onTime: 1, creditMin: 0 },
    ],
    [
      "a lesson so late that it is owed whole",
      ended({ teacherLateMin: 20 }),
      { lessons: 1, onTime: 0, creditMin: 0 },
    ],
    [
      "an absent teacher",
      ended({ kind: "teacher_absent" }),
      { lessons: 1, onTime: 0, creditMin: 0 },
    ],
    [
      "an absent pupil, who says nothing of the teacher",
      ended({ kind: "pupil_absent" }),
      { lessons: 0, onTime: 0, creditMin: 0 },
    ],
    ["no lesson at all", ended({}, 0), { lessons: 0, onTime: 0, creditMin: 0 }],
  ])("counts %s", (_, one, sums) => {
    expect(punctualityOf([one])).toEqual(sums);
  });
});

const minutes = fc.integer({ min: 0, max: 30 });
const someEnded: fc.Arbitrary<Ended> = fc
  .record({
    kind: fc.constantFrom(...OUTCOMES),
    teacherLateMin: minutes,
    pupilLateMin: minutes,
    lostMin: minutes,
    lostBy: fc.constantFrom("teacher" as const, "pupil" as const, null),
  })
  .filter((outcome) => outcomeFault(outcome, 30) === null)
  .chain((outcome) => fc.integer({ min: 1, max: 5 }).map((count) => ended(outcome, count)));
const manyEnded = fc.array(someEnded, { maxLength: 12 });

test("sums of parts are the sums of the whole, in any order", () => {
  const property = fc.property(manyEnded, manyEnded, (some, others) => {
    const [a, b] = [punctualityOf(some), punctualityOf(others)];
    expect(punctualityOf([...others, ...some])).toEqual({
      lessons: a.lessons + b.lessons,
      onTime: a.onTime + b.onTime,
      creditMin: a.creditMin + b.creditMin,
    });
  });
  fc.assert(property);
});

test("no more are on time than are counted, and no more is given back than a lesson has", () => {
  const property = fc.property(manyEnded, (some) => {
    const { lessons, onTime, creditMin } = punctualityOf(some);
    expect(onTime).toBeLessThanOrEqual(lessons);
    expect(creditMin).toBeLessThanOrEqual(lessons * 30);
  });
  fc.assert(property);
});
