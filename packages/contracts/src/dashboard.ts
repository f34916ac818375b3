import { z } from "zod";

export const PendingReport = z.object({
  session_id: z.string(),
  student: z.string(),
  /** ISO instant: 24 hours after the lesson's end. */
  due_date: z.string(),
});
export type PendingReport = z.infer<typeof PendingReport>;

export const TeacherDashboard = z.object({
  upcoming_sessions: z.object({
    count: z.int(),
    /** Seconds since 1970, null where nothing is planned. */
    next_session_timestamp: z.int().nullable(),
  }),
  pending_reports: z.array(PendingReport),
});
export type TeacherDashboard = z.infer<typeof TeacherDashboard>;
