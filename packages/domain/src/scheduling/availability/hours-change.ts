/** Which lessons lose their hours when anything about a teacher's hours changes. */
import { isWithin } from "./interval.ts";
import { openIntervals, type OpeningHours } from "./opening-hours.ts";
import type { BookedLesson } from "./week-change.ts";

export type HoursChange<Lesson extends BookedLesson> = {
  before: OpeningHours;
  after: OpeningHours;
  lessons: readonly Lesson[];
};

/**
 * Lessons (instants in ms) that lay in open hours before and do not after, in the order given:
 * `lessonsLeftOutside` for a change that may also be a season, time off or extra hours (issue
 * Lessons, section Time and availability: never dropped silently). The caller passes the lessons
 * that still count.
 * @throws RangeError for an unknown zone or malformed hours
 */
export function lessonsLosingHours<Lesson extends BookedLesson>(
  change: HoursChange<Lesson>,
): Lesson[] {
  const window = { startMs: Number.POSITIVE_INFINITY, endMs: Number.NEGATIVE_INFINITY };
  for (const { startsAtMs, endsAtMs } of change.lessons) {
    window.startMs = Math.min(window.startMs, startsAtMs);
    window.endMs = Math.max(window.endMs, endsAtMs);
  }
  if (change.lessons.length === 0) return [];
  const before = openIntervals(change.before, window);
  const after = openIntervals(change.after, window);
  return change.lessons.filter(({ startsAtMs, endsAtMs }) => {
    const lesson = { startMs: startsAtMs, endMs: endsAtMs };
    return isWithin(lesson, before) && !isWithin(lesson, after);
  });
}
