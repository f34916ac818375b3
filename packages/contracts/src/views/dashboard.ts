import { ATTENTION_REASONS } from "@riwaq/domain/learning/reports/attention";
import { PERFORMANCES } from "@riwaq/domain/words";
import { z } from "zod";

import type { StaffRight } from "../roles.ts";
import { OutcomeQuestions } from "../scheduling/outcomes.ts";
import { NextLesson, Session } from "../scheduling/sessions.ts";

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
  /** Of the six days that follow. */
  week: z.array(Session),
  attention: z.array(NeedsAttention),
  /** Lessons of which the teacher is asked how they ended. */
  questions: OutcomeQuestions,
  /** Quarterly reports that the teacher has not handed in. */
  periodic_drafts: z.int(),
});
export type TeacherDashboard = z.infer<typeof TeacherDashboard>;

/** What may need somebody of the staff, the most pressing first, and who decides about it. */
export const STAFF_TASKS = {
  unanswered: "lessons",
  emergencies: "lessons",
  leave: "lessons",
  declarations: "money",
  unplaced: "lessons",
  applications: "people",
  certificates: "people",
  late_reports: "content",
  periodic: "content",
  leads: "people",
  contact: "people",
  outbox: "people",
  holidays: "lessons",
  rounds: "people",
} as const satisfies Record<string, StaffRight>;
export type StaffTask = keyof typeof STAFF_TASKS;
export const STAFF_TASK_NAMES = Object.keys(STAFF_TASKS) as StaffTask[];

/** GET /staff-home/: what waits now, of what the reader decides about. */
export const StaffHome = z.object({
  institute_time_zone: z.string(),
  tasks: z.array(
    z.object({
      task: z.enum(STAFF_TASK_NAMES),
      count: z.int(),
      /** Since when the oldest of them waits. */
      since: z.string(),
    }),
  ),
});
export type StaffHome = z.infer<typeof StaffHome>;
