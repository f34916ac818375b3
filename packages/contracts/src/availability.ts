import { z } from "zod";

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
