/** What becomes of each lesson of a series that someone wishes to book. */
import { type Interval, mergeIntervals } from "../availability/interval.ts";
import type { Occurrence } from "./occurrences.ts";

/** What stands in the way of a lesson, of which people are told; a holiday is told by itself. */
export const SKIP_STATES = ["teacher_busy", "student_busy", "outside_hours"] as const;

export type OccurrenceState = "ok" | "shifted" | "holiday" | (typeof SKIP_STATES)[number];

export type JudgedOccurrence = Occurrence & {
  state: OccurrenceState;
  result: "booked" | "skipped";
};

export type SeriesBooking = {
  /** Sorted by start, as `occurrencesOf` gives them. */
  occurrences: readonly Occurrence[];
  /** Lessons and time off of each side, in any order, overlaps allowed. */
  teacherBusy: readonly Interval[];
  studentBusy: readonly Interval[];
  /** The teacher's hours, as `openIntervals` gives them for a window around all occurrences. */
  open: readonly Interval[];
  /** Days without lessons, see `holidayIntervals`. */
  holidays: readonly Interval[];
};

/** The first interval that ends after a start; starts only grow, so each interval is passed once. */
function sweep(intervals: readonly Interval[]): (startsAtMs: number) => Interval | undefined {
  let index = 0;
  return (startsAtMs) => {
    while ((intervals[index]?.endMs ?? Infinity) <= startsAtMs) index += 1;
    return intervals[index];
  };
}

function overlapSweep(intervals: readonly Interval[]): (occurrence: Occurrence) => boolean {
  const next = sweep(mergeIntervals(intervals));
  return ({ startsAtMs, endsAtMs }) => (next(startsAtMs)?.startMs ?? Infinity) < endsAtMs;
}

function coverSweep(intervals: readonly Interval[]): (occurrence: Occurrence) => boolean {
  const next = sweep(mergeIntervals(intervals));
  return ({ startsAtMs, endsAtMs }) => {
    const open = next(startsAtMs);
    return open !== undefined && open.startMs <= startsAtMs && endsAtMs <= open.endMs;
  };
}

/**
 * Each occurrence with what stands against it and what happens if the series is booked. A series is
 * written whole or not at all, and what is written are the occurrences whose result is "booked": the
 * caller shows this list first and writes it only as it was confirmed.
 * - holiday, teacher_busy, student_busy, outside_hours: skipped; of several the first in this order.
 * - shifted: its wall time does not exist on that day; booked that much later.
 * - teacher_busy is also said of one that begins before the last booked one has ended, as can
 *   happen in the night of a clock change.
 */
export function judgeOccurrences(booking: SeriesBooking): JudgedOccurrence[] {
  const { occurrences, teacherBusy, studentBusy, open, holidays } = booking;
  const isHoliday = overlapSweep(holidays);
  const isTeacherBusy = overlapSweep(teacherBusy);
  const isStudentBusy = overlapSweep(studentBusy);
  const isOpen = coverSweep(open);
  let bookedUntilMs = -Infinity;

  function stateOf(occurrence: Occurrence): OccurrenceState {
    if (isHoliday(occurrence)) return "holiday";
    if (occurrence.startsAtMs < bookedUntilMs || isTeacherBusy(occurrence)) return "teacher_busy";
    if (isStudentBusy(occurrence)) return "student_busy";
    if (!isOpen(occurrence)) return "outside_hours";
    return occurrence.isShifted ? "shifted" : "ok";
  }

  return occurrences.map((occurrence) => {
    const state = stateOf(occurrence);
    const isBooked = state === "ok" || state === "shifted";
    if (isBooked) bookedUntilMs = occurrence.endsAtMs;
    return { ...occurrence, state, result: isBooked ? "booked" : "skipped" };
  });
}
