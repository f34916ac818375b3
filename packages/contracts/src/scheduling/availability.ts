import { EXCEPTION_KINDS, WEEK_PLANS } from "@riwaq/domain/scheduling/availability/weekly-range";
import { z } from "zod";

import { shortText } from "../fields.ts";
import { message } from "../messages.ts";
import { LessonLength } from "./bookings.ts";

/** One range of a teacher's week, in the teacher's wall time; day 0 = Saturday; an end of 00:00:00 is midnight. */
export const TimeSlot = z.object({
  id: z.string(),
  day_of_week: z.int().min(0).max(6),
  start_time: z.string(),
  end_time: z.string(),
  is_free: z.boolean(),
  student: z.string().nullable(),
});
export type TimeSlot = z.infer<typeof TimeSlot>;

export const TimeSlots = z.array(TimeSlot);
export type TimeSlots = z.infer<typeof TimeSlots>;

export const SLOTS_MAX = 100;

/** One entry as the timetable sends it. Its meaning (hours, order, overlap) is judged by the domain, entry by entry. */
export const TimeSlotEntry = z.object({
  day_of_week: z.number(),
  start_time: z.string(),
  end_time: z.string(),
  is_free: z.literal(true),
});
export type TimeSlotEntry = z.infer<typeof TimeSlotEntry>;

/** Replaces the whole free week. The shape of each entry is checked one by one, so that the answer can name it. */
export const TimeSlotsBulkCreate = z.array(z.unknown());

/** Which weekly plan a timetable call is about; the usual one unless it says otherwise. */
export const WeekPlanQuery = z.object({
  plan: z.enum(WEEK_PLANS, message("invalid")).default("usual"),
});
export type WeekPlan = z.infer<typeof WeekPlanQuery>["plan"];

/** When a first lesson may begin in the seven days to come, with some teacher: instants, soonest first. */
export const OpenHours = z.object({ length_minutes: LessonLength, starts: z.array(z.string()) });
export type OpenHours = z.infer<typeof OpenHours>;

export const ExceptionKind = z.enum(EXCEPTION_KINDS, message("invalid"));
export type ExceptionKind = z.infer<typeof ExceptionKind>;

/** A dated exception to the week. Lessons that lie in time off stay until somebody moves or cancels them. */
export const AvailabilityException = z.object({
  id: z.string(),
  kind: ExceptionKind,
  starts_at: z.string(),
  ends_at: z.string(),
  note: z.string(),
  lessons: z.array(
    z.object({ id: z.string(), starts_at: z.string(), students_names: z.array(z.string()) }),
  ),
});
export type AvailabilityException = z.infer<typeof AvailabilityException>;

export const AvailabilityExceptions = z.array(AvailabilityException);
export type AvailabilityExceptions = z.infer<typeof AvailabilityExceptions>;

const LocalMoment = z
  .string(message("required"))
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, message("invalid"));
/** From and until on the teacher's own wall clock, "YYYY-MM-DDTHH:MM". */
export const NewAvailabilityException = z.object({
  kind: ExceptionKind,
  starts: LocalMoment,
  ends: LocalMoment,
  note: shortText(200).default(""),
});
export type NewAvailabilityException = z.infer<typeof NewAvailabilityException>;
