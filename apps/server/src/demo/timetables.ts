import type { DayOfWeek } from "@riwaq/domain/time/day-of-week";

import type { TeacherKey } from "./teachers.ts";

/** Day code (0 = Saturday), from and to in hours of the Cairo clock. */
type DemoRange = readonly [day: DayOfWeek, fromHour: number, toHour: number];

/**
 * After school in Paris is the evening in Cairo. The clocks change on different days, so that Cairo is one hour ahead
 * of Paris for most of the year, none in April and two in the last days of October. The ranges hold all of these.
 */
export const TIMETABLES: Readonly<Record<TeacherKey, readonly DemoRange[]>> = {
  teacher: [
    [0, 10, 14],
    [0, 17, 22],
    [1, 15, 22],
    [2, 17, 22],
    [3, 17, 22],
    [4, 14, 22],
    [5, 16, 22],
    [6, 17, 22],
  ],
  salma: [
    [0, 15, 19],
    [2, 16, 20],
    [4, 14, 21],
  ],
  abdelrahman: [
    [0, 9, 13],
    [0, 16, 20],
    [1, 18, 23],
    [3, 9, 12],
    [5, 17, 22],
  ],
  mariam: [
    [2, 15, 22],
    [4, 18, 22],
    [5, 17, 21],
    [6, 16, 20],
  ],
  karim: [
    [0, 10, 13],
    [0, 16, 20],
    [2, 18, 22],
    [3, 13, 17],
    [5, 17, 21],
  ],
  heba: [
    [1, 13, 21],
    [4, 20, 24],
    [6, 18, 21],
  ],
  dina: [
    [1, 16, 20],
    [3, 16, 20],
  ],
};
