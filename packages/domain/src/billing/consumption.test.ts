import { describe, expect, it, test } from "vitest";

import { NOTHING_LOST, type Outcome } from "../scheduling/outcomes/outcome.ts";
import { minutesForecast, minutesUsedBy } from "./consumption.ts";

const said = (outcome: Partial<Outcome>): Outcome => ({
  ...NOTHING_LOST,
  kind: "completed",
  ...outcome,
});
const lesson = { lengthMin: 60, isPriced: true, outcome: null, cancelled: null };

test.each([
  ["given", said({}), 60],
  ["given, the teacher ten minutes late", said({ teacherLateMin: 10 }), 50],
  ["given, the pupil ten minutes late", said({ pupilLateMin: 10 }), 60],
  [
    "with a fault of 20 minutes on the teacher's side",
    said({ kind: "technical", lostMin: 20, lostBy: "teacher" }),
    40,
  ],
  [
    "with a fault of 20 minutes on the pupil's side",
    said({ kind: "technical", lostMin: 20, lostBy: "pupil" }),
    60,
  ],
  [
    "of which the teacher gave less than half",
    said({ kind: "shortened", lostMin: 40, lostBy: "teacher" }),
    0,
  ],
  ["that the pupil missed", said({ kind: "pupil_absent" }), 60],
  ["that the teacher missed", said({ kind: "teacher_absent" }), 0],
  ["that both missed", said({ kind: "both_absent" }), 0],
])("a lesson %s uses %o", (_, outcome, minutes) => {
  expect(minutesUsedBy({ ...lesson, outcome })).toBe(minutes);
});

describe("a lesson", () => {
  it("that nobody has spoken of uses nothing yet", () => {
    expect(minutesUsedBy(lesson)).toBe(0);
  });

  it("that has begun is taken as given until somebody speaks of it", () => {
    expect(minutesForecast(lesson)).toBe(60);
    expect(minutesForecast({ ...lesson, outcome: said({ kind: "teacher_absent" }) })).toBe(0);
    expect(minutesForecast({ ...lesson, cancelled: { countsAsTaken: false } })).toBe(0);
    expect(minutesForecast({ ...lesson, isPriced: false })).toBe(0);
  });

  it("that was cancelled uses all where it counts as taken, else nothing", () => {
    expect(minutesUsedBy({ ...lesson, cancelled: { countsAsTaken: true } })).toBe(60);
    expect(minutesUsedBy({ ...lesson, cancelled: { countsAsTaken: false } })).toBe(0);
  });

  it("without a price uses nothing", () => {
    expect(minutesUsedBy({ ...lesson, isPriced: false, outcome: said({}) })).toBe(0);
  });
});
