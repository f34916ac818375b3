import type { TeachersQuery } from "@riwaq/contracts/people/teachers";
import type { WeeklyRange } from "@riwaq/domain/scheduling/availability/weekly-range";
import type { DayOfWeek } from "@riwaq/domain/time/day-of-week";
import { MINUTES_PER_DAY, minutesFromTime } from "@riwaq/domain/time/wall-time";

import { AppError, type FieldMessages, badField } from "../../../platform/app-error.ts";

/** The hours that a reader asks for, on the reader's wall: all three parts or none. An end not after the start is on the next day. */
export function readHours({ day, from, to }: TeachersQuery): WeeklyRange | undefined {
  const parts = { day, from, to };
  const missing = Object.entries(parts).filter(([, value]) => value === undefined);
  if (missing.length === 3) return undefined;
  if (day === undefined || from === undefined || to === undefined) {
    const fields: FieldMessages = {};
    for (const [name] of missing) fields[name] = [{ key: "required" }];
    throw new AppError("bad_input", fields);
  }
  if (from === to) throw badField("to", "slot_end_before_start");
  const startMinute = minutesFromTime(from) ?? 0;
  const end = minutesFromTime(to) ?? 0;
  return {
    dayOfWeek: day as DayOfWeek,
    startMinute,
    endMinute: end > startMinute ? end : end + MINUTES_PER_DAY,
  };
}
