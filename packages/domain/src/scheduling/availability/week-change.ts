/** Which lessons a new timetable would leave without their hours. */
import { nextDayOfWeek } from "../../time/day-of-week.ts";
import { MINUTES_PER_DAY } from "../../time/wall-time.ts";
import { toWall } from "../../time/zone.ts";
import { isCoveredBy, type WeeklyRange } from "./weekly-range.ts";

export type BookedLesson = { id: string; startsAtMs: number; endsAtMs: number };

export type WeekChange = {
  before: readonly WeeklyRange[];
  after: readonly WeeklyRange[];
  lessons: readonly BookedLesson[];
  /** IANA name; both weeks are wall time of this zone. */
  teacherZone: string;
};

/** The part of the lesson on the day it starts; endMinute is 1440 if it runs past midnight. */
export type LessonLeftOutside = { id: string } & WeeklyRange;

// The length is counted from the wall start, so that a clock change during a lesson does not make
// it ask for other hours than in every other week.
function dayPartsOf(lesson: BookedLesson, zone: string): [WeeklyRange, ...WeeklyRange[]] {
  const { time, dayOfWeek } = toWall(lesson.startsAtMs, zone);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  const startMinute = hours * 60 + minutes;
  const lengthMinutes = (lesson.endsAtMs - lesson.startsAtMs) / 60_000;
  let remaining = Math.ceil(startMinute + seconds / 60 + lengthMinutes);
  const parts: [WeeklyRange, ...WeeklyRange[]] = [
    { dayOfWeek, startMinute, endMinute: Math.min(remaining, MINUTES_PER_DAY) },
  ];
  let day = dayOfWeek;
  for (remaining -= MINUTES_PER_DAY; remaining > 0; remaining -= MINUTES_PER_DAY) {
    day = nextDayOfWeek(day);
    parts.push({ dayOfWeek: day, startMinute: 0, endMinute: Math.min(remaining, MINUTES_PER_DAY) });
  }
  return parts;
}

/**
 * Lessons (instants in ms) that the week `before` covered whole and the week `after` does not, in
 * the order given, with their wall day and minutes. A lesson past midnight is held against both
 * days; one that was outside already is not reported: hours that carry
 * lessons are never dropped silently. The caller passes the lessons that still count.
 * @throws RangeError for an unknown zone
 */
export function lessonsLeftOutside(change: WeekChange): LessonLeftOutside[] {
  const { before, after, lessons, teacherZone } = change;
  return lessons.flatMap((lesson) => {
    const parts = dayPartsOf(lesson, teacherZone);
    const isLeftOutside =
      parts.every((part) => isCoveredBy(part, before)) &&
      !parts.every((part) => isCoveredBy(part, after));
    return isLeftOutside ? [{ id: lesson.id, ...parts[0] }] : [];
  });
}
