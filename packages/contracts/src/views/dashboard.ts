import { ATTENTION_REASONS } from "@riwaq/domain/learning/reports/attention";
import { PERFORMANCES } from "@riwaq/domain/words";
import { z } from "zod";

import { OutcomeQuestions } from "../scheduling/outcomes.ts";
import { NextLesson } from "../scheduling/sessions.ts";

export const PendingReport = z.object({
  session_id: z.string(),
  student: z.string(),
  /** ISO instant: 24 hours after the lesson's end. */
  due_date: z.string(),
});
export type PendingReport = z.infer<typeof PendingReport>;

export const NeedsAttention = z.object({
  student_id: z.string(),
  student: z.string(),
  reasons: z.array(z.enum(ATTENTION_REASONS)),
  performance: z.enum(PERFORMANCES).nullable(),
});
export type NeedsAttention = z.infer<typeof NeedsAttention>;

export const TeacherDashboard = z.object({
  upcoming_sessions: z.object({
    count: z.int(),
    /** Seconds since 1970, null where nothing is planned. */
    next_session_timestamp: z.int().nullable(),
  }),
  pending_reports: z.array(PendingReport),
  time_zone: z.string(),
  /** Every lesson of the day on the teacher's wall, the cancelled ones too. */
  today: z.array(NextLesson),
  attention: z.array(NeedsAttention),
  /** Lessons of which the teacher is asked how they ended. */
  questions: OutcomeQuestions,
});
export type TeacherDashboard = z.infer<typeof TeacherDashboard>;
