import { z } from "zod";

import { Id } from "../fields.ts";

/** POST /teachers/{id}/leave/ and …/leave/preview/: this pupil, oneself or a child, learns with the teacher no longer. */
export const Leaving = z.object({ student_id: Id });
export type Leaving = z.infer<typeof Leaving>;

/** A lesson to come that ends by it, and what the terms say of it. */
export const EndedLesson = z.object({
  session_id: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** Before the first day on which a family can stop: judged alone, like any cancellation. */
  is_within_notice: z.boolean(),
  outcome: z.enum(["free", "counts_as_taken"]),
  make_up: z.enum(["granted", "none"]),
});
export type EndedLesson = z.infer<typeof EndedLesson>;

export const LeavingPreview = z.object({
  /** The first day "YYYY-MM-DD" on which a family who asks now can stop, by the terms. */
  stops_on: z.string(),
  /** Soonest first. */
  lessons: z.array(EndedLesson),
  /** Lessons with pupils of other families, which go on without this one. */
  shared_lessons: z.int(),
  /** Make-ups of this teacher that are owed already, and stay so. */
  make_ups_owed: z.int(),
  teacher_zone: z.string(),
});
export type LeavingPreview = z.infer<typeof LeavingPreview>;

export const Left = z.object({ lessons_ended: z.int() });
export type Left = z.infer<typeof Left>;
