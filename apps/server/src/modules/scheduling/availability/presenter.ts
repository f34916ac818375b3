import type { AvailabilityException, TimeSlot } from "@riwaq/contracts/scheduling/availability";
import { type WeekPart, cutByTaken } from "@riwaq/domain/scheduling/availability/taken-hours";
import { timeFromMinutes } from "@riwaq/domain/time/wall-time";

import { type ExceptionRow, type LessonInException, type TimeSlotRow, rangeOf } from "./queries.ts";

/**
 * A stored range in parts, free and taken; the first part has the range's id. Gives the students' names at most: no
 * contact data. Who may not know even those gets null.
 */
export function presentTimeSlot(
  row: TimeSlotRow,
  taken: readonly WeekPart[],
  mayNameStudent: boolean,
): TimeSlot[] {
  return cutByTaken(rangeOf(row), taken).map((part, index) => ({
    id: index === 0 ? row.id : `${row.id}-${part.startMinute}`,
    day_of_week: part.dayOfWeek,
    start_time: timeFromMinutes(part.startMinute),
    end_time: timeFromMinutes(part.endMinute),
    is_free: part.student === null,
    student: mayNameStudent ? part.student : null,
  }));
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
