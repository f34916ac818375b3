import type { TimeSlot } from "@riwaq/contracts/availability";
import { timeFromMinutes } from "@riwaq/domain/time/wall-time";

import type { TimeSlotRow } from "./queries.ts";

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
