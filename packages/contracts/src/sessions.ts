import { SESSION_STATUSES } from "@riwaq/domain/sessions/status";
import { z } from "zod";

export const SessionStatus = z.enum(SESSION_STATUSES);
export type SessionStatus = z.infer<typeof SessionStatus>;

/** One lesson. `date` and the times are wall time in the reader's zone (`time_zone`); the instants stand beside. */
export const Session = z.object({
  id: z.string(),
  teacher_name: z.string(),
  students_names: z.array(z.string()),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  time_zone: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  status: SessionStatus,
  zoom_meeting_link: z.string().nullable(),
});
export type Session = z.infer<typeof Session>;

export const Sessions = z.array(Session);
export type Sessions = z.infer<typeof Sessions>;
