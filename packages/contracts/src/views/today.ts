import { SESSION_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { z } from "zod";

/** Of one side: when it first came, and when it left for the last time; null where it did not. ISO instants. */
const SideSeen = z.object({ came_at: z.string().nullable(), left_at: z.string().nullable() });

export const TodaysLesson = z.object({
  id: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  status: z.enum(SESSION_STATUSES),
  students_names: z.array(z.string()),
  teacher: SideSeen,
  pupil: SideSeen,
});
export type TodaysLesson = z.infer<typeof TodaysLesson>;

/** GET /staff/today/: the institute's day, by teacher, the earliest lesson first. */
export const StaffToday = z.object({
  /** "YYYY-MM-DD" on the institute's clock. */
  date: z.string(),
  time_zone: z.string(),
  teachers: z.array(z.object({ id: z.string(), name: z.string(), lessons: z.array(TodaysLesson) })),
});
export type StaffToday = z.infer<typeof StaffToday>;
