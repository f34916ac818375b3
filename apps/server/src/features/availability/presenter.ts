import type { AvailabilityException, TimeSlot } from "@riwaq/contracts/availability";
import { timeFromMinutes } from "@riwaq/domain/time/wall-time";

import type { ExceptionRow, LessonInException, TimeSlotRow } from "./queries.ts";

/** Gives the student's name at most: no contact data. Who may not know even that gets null. */
export function presentTimeSlot(row: TimeSlotRow, mayNameStudent: boolean): TimeSlot {
  return {
    id: row.id,
    day_of_week: row.dayOfWeek,
    start_time: timeFromMinutes(row.startMinute),
    end_time: timeFromMinutes(row.endMinute),
    is_free: row.isFree,
    student: mayNameStudent ? row.studentName : null,
  };
}

/** For the teacher whose exception it is. Extra hours are meant for lessons, so only time off names those inside. */
export function presentException(
  row: ExceptionRow,
  lessons: readonly LessonInException[],
): AvailabilityException {
  const inside = row.kind === "time_off" ? lessons.filter((of) => of.exceptionId === row.id) : [];
  return {
    id: row.id,
    kind: row.kind,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    note: row.note,
    lessons: inside.map(({ id, startsAt, studentNames }) => ({
      id,
      starts_at: startsAt.toISOString(),
      students_names: studentNames,
    })),
  };
}
