import { describe, expect, it } from "vitest";

import { LESSONS_PER_WEEK, LESSON_MINUTES, periodOf } from "./rhythm.ts";

describe("a period of four weeks", () => {
  it.each([
    [1, 30, 4, 2],
    [1, 45, 4, 3],
    [1, 60, 4, 4],
    [2, 30, 8, 4],
    [2, 45, 8, 6],
    [3, 45, 12, 9],
    [4, 60, 16, 16],
    [5, 30, 20, 10],
    [5, 45, 20, 15],
    [5, 60, 20, 20],
  ])(
    "of %i a week, %i minutes each, holds %i lessons and %i hours",
    (week, minutes, lessons, hours) => {
      expect(periodOf({ lessonsPerWeek: week, lessonMinutes: minutes })).toEqual({
        lessons,
        hours,
      });
    },
  );

  it("is whole hours whatever is chosen", () => {
    for (const lessonsPerWeek of LESSONS_PER_WEEK) {
      for (const lessonMinutes of LESSON_MINUTES) {
        expect(periodOf({ lessonsPerWeek, lessonMinutes }).hours % 1).toBe(0);
      }
    }
  });
});
