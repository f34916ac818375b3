import type { OccurrenceState } from "@riwaq/contracts/scheduling/bookings";
import type { Interval } from "@riwaq/domain/scheduling/availability/interval";
import { openIntervals } from "@riwaq/domain/scheduling/availability/opening-hours";
import { judgeOccurrences } from "@riwaq/domain/scheduling/series/judge-occurrences";
import type { Occurrence } from "@riwaq/domain/scheduling/series/occurrences";
import { DAY_MS } from "@riwaq/domain/time/civil-date";

import type { TeacherHours } from "../availability/load-hours.ts";

export type JudgedLesson = Occurrence & { state: OccurrenceState; isBooked: boolean };

export type LessonsToJudge = {
  /** Sorted by start. */
  occurrences: readonly Occurrence[];
  /** Loaded for a window that holds all occurrences. */
  hours: TeacherHours;
  studentBusy: readonly Interval[];
  nowMs: number;
  /** Teacher and staff decide themselves: no notice, no buffer, and hours outside the week are booked all the same. */
  isDecidedByTeacher: boolean;
};

/** What stands against each lesson, and whether it is booked nevertheless; the same for preview, booking and move. */
export function judgeLessons(asked: LessonsToJudge): JudgedLesson[] {
  const { occurrences, hours, studentBusy, nowMs, isDecidedByTeacher } = asked;
  const [first, last] = [occurrences[0], occurrences.at(-1)];
  if (!first || !last) return [];
  const window = { startMs: first.startsAtMs - DAY_MS, endMs: last.endsAtMs + DAY_MS };
  const open = openIntervals(hours, window);
  const bufferMs = isDecidedByTeacher ? 0 : hours.bufferMin * 60_000;
  const judged = judgeOccurrences({
    occurrences,
    teacherBusy: hours.busyMs.map(({ startMs, endMs }) => ({
      startMs: startMs - bufferMs,
      endMs: endMs + bufferMs,
    })),
    studentBusy,
    open: isDecidedByTeacher ? [window] : open,
    holidays: hours.holidays,
  });
  const isOpen = (startMs: number, endMs: number) =>
    open.some((hour) => hour.startMs <= startMs && endMs <= hour.endMs);
  const earliestMs = isDecidedByTeacher ? nowMs : nowMs + hours.minimumNoticeMs;
  return judged.map(({ result, state, ...lesson }) => {
    const { startsAtMs, endsAtMs } = lesson;
    if (result === "skipped") return { ...lesson, state, isBooked: false };
    if (startsAtMs < earliestMs) return { ...lesson, state: "too_soon", isBooked: false };
    if (!isOpen(startsAtMs, endsAtMs)) return { ...lesson, state: "outside_hours", isBooked: true };
    return { ...lesson, state, isBooked: true };
  });
}
