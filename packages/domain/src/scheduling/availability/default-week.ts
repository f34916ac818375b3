/** The timetable that a teacher starts from. */
import type { WeeklyRange } from "./weekly-range.ts";

/**
 * Sunday 9–17, Monday 9–17 and 20–23, Wednesday 9–17, Friday 9–17 in the teacher's wall time. The
 * names of the days count, not their codes.
 */
export const DEFAULT_WEEK: readonly WeeklyRange[] = [
  { dayOfWeek: 1, startMinute: 540, endMinute: 1020 },
  { dayOfWeek: 2, startMinute: 540, endMinute: 1020 },
  { dayOfWeek: 2, startMinute: 1200, endMinute: 1380 },
  { dayOfWeek: 4, startMinute: 540, endMinute: 1020 },
  { dayOfWeek: 6, startMinute: 540, endMinute: 1020 },
];
