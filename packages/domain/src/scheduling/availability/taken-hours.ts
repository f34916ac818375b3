/** Which parts of a teacher's week the weekly lessons take. */
import { DAY_MS, civilDateMs, civilDateOf } from "../../time/civil-date.ts";
import type { DayOfWeek } from "../../time/day-of-week.ts";
import { instantOfWallMs, toWall } from "../../time/zone.ts";
import { hoursElsewhere } from "./hours-elsewhere.ts";
import type { WeeklyRange } from "./weekly-range.ts";

/** One time of a series, in wall time of `anchorZone`; dates are inclusive, a null `endsOn` goes on. */
export type WeeklyLesson = {
  dayOfWeek: DayOfWeek;
  minute: number;
  lengthMinutes: number;
  anchorZone: string;
  startsOn: string;
  endsOn: string | null;
};

/** `student` is the name; null where the hours are free. */
export type WeekPart = WeeklyRange & { student: string | null };

/**
 * The hours on the teacher's wall that a weekly lesson takes, by the clocks of the day on which it next comes; none
 * once it does not come any more. Two where midnight falls into them.
 * @throws RangeError for an unknown zone
 */
export function takenHours(lesson: WeeklyLesson, teacherZone: string, nowMs: number) {
  const { dayOfWeek, minute, lengthMinutes, anchorZone, startsOn, endsOn } = lesson;
  const firstMs = instantOfWallMs(civilDateMs(startsOn) ?? 0, anchorZone).epochMs;
  const fromMs = Math.max(nowMs, firstMs);
  const from = toWall(fromMs, anchorZone);
  const daysAhead = (dayOfWeek - from.dayOfWeek + 7) % 7;
  const next = civilDateOf((civilDateMs(from.date) ?? 0) + daysAhead * DAY_MS);
  if (endsOn !== null && next > endsOn) return [];
  const hours = { dayOfWeek, startMinute: minute, endMinute: minute + lengthMinutes };
  return hoursElsewhere({ hours, fromZone: anchorZone, toZone: teacherZone, nowMs: fromMs });
}

/**
 * A range of the week cut where it is taken, in order, without gaps. Of two lessons at the same hour, as while one
 * series follows another, the earlier one keeps it.
 */
export function cutByTaken(range: WeeklyRange, taken: readonly WeekPart[]): WeekPart[] {
  const { dayOfWeek } = range;
  const parts: WeekPart[] = [];
  let startMinute = range.startMinute;
  const sameDay = taken.filter((part) => part.dayOfWeek === dayOfWeek);
  for (const part of sameDay.toSorted((a, b) => a.startMinute - b.startMinute)) {
    const from = Math.max(part.startMinute, startMinute);
    const endMinute = Math.min(part.endMinute, range.endMinute);
    if (endMinute <= from) continue;
    if (from > startMinute) parts.push({ dayOfWeek, startMinute, endMinute: from, student: null });
    parts.push({ dayOfWeek, startMinute: from, endMinute, student: part.student });
    startMinute = endMinute;
  }
  if (startMinute === range.endMinute) return parts;
  return [...parts, { dayOfWeek, startMinute, endMinute: range.endMinute, student: null }];
}
