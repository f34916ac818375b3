/** What becomes of each lesson of a series that someone wishes to book. */
import type { Occurrence } from "./occurrences.ts";

/** Instants in ms, the end exclusive. */
export type BusyInterval = readonly [fromMs: number, untilMs: number];

export type OccurrenceState =
  | "ok"
  | "shifted"
  | "holiday"
  | "teacher_busy"
  | "student_busy"
  | "outside_hours";

export type JudgedOccurrence = Occurrence & {
  state: OccurrenceState;
  result: "booked" | "skipped";
};

export type SeriesBooking = {
  /** Sorted by start, as `occurrencesOf` gives them. */
  occurrences: readonly Occurrence[];
  /** Lessons and time off of each side, in any order, overlaps allowed. */
  teacherBusy: readonly BusyInterval[];
  studentBusy: readonly BusyInterval[];
  /** Whether the teacher's hours cover the whole lesson. */
  isOpen: (startsAtMs: number, endsAtMs: number) => boolean;
  /** Days without lessons, see `holidayIntervals`. */
  holidays: readonly BusyInterval[];
};

function mergeIntervals(intervals: readonly BusyInterval[]): BusyInterval[] {
  const merged: Array<[number, number]> = [];
  for (const [from, until] of intervals.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], until);
    else if (from < until) merged.push([from, until]);
  }
  return merged;
}

/** A question about ever later starts, so that each interval is looked at once. */
function overlapSweep(intervals: readonly BusyInterval[]): (occurrence: Occurrence) => boolean {
  const merged = mergeIntervals(intervals);
  let index = 0;
  return ({ startsAtMs, endsAtMs }) => {
    while (index < merged.length && (merged[index] as BusyInterval)[1] <= startsAtMs) index += 1;
    const next = merged[index];
    return next !== undefined && next[0] < endsAtMs;
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
  const { occurrences, teacherBusy, studentBusy, isOpen, holidays } = booking;
  const isHoliday = overlapSweep(holidays);
  const isTeacherBusy = overlapSweep(teacherBusy);
  const isStudentBusy = overlapSweep(studentBusy);
  let bookedUntilMs = -Infinity;

  function stateOf(occurrence: Occurrence): OccurrenceState {
    const { startsAtMs, endsAtMs, isShifted } = occurrence;
    if (isHoliday(occurrence)) return "holiday";
    if (startsAtMs < bookedUntilMs || isTeacherBusy(occurrence)) return "teacher_busy";
    if (isStudentBusy(occurrence)) return "student_busy";
    if (!isOpen(startsAtMs, endsAtMs)) return "outside_hours";
    return isShifted ? "shifted" : "ok";
  }

  return occurrences.map((occurrence) => {
    const state = stateOf(occurrence);
    const isBooked = state === "ok" || state === "shifted";
    if (isBooked) bookedUntilMs = occurrence.endsAtMs;
    return { ...occurrence, state, result: isBooked ? "booked" : "skipped" };
  });
}
