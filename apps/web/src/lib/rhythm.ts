/** How many lessons and hours one paid period holds. */

const MINUTES_PER_HOUR = 60;

export const WEEKS_PER_PERIOD = 4;
export const LESSONS_PER_WEEK = [1, 2, 3, 4, 5] as const;
export const LESSON_MINUTES = [30, 45, 60] as const;

export type Rhythm = { lessonsPerWeek: number; lessonMinutes: number };

export const USUAL_RHYTHM: Rhythm = { lessonsPerWeek: 2, lessonMinutes: 45 };

/** With the lengths above, four weeks are always whole hours. */
export function periodOf({ lessonsPerWeek, lessonMinutes }: Rhythm) {
  const lessons = WEEKS_PER_PERIOD * lessonsPerWeek;
  return { lessons, hours: (lessons * lessonMinutes) / MINUTES_PER_HOUR };
}
