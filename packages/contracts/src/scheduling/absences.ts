import { ABSENCE_ANSWERS } from "@riwaq/domain/scheduling/outcomes/absence";
import { LESSON_SIDES } from "@riwaq/domain/scheduling/outcomes/outcome";
import { z } from "zod";

import { message } from "../messages.ts";

/** What a family says of its pupil who is not in the lesson. */
export const AbsenceAnswer = z.object({ answer: z.enum(ABSENCE_ANSWERS, message("invalid")) });
export type AbsenceAnswer = z.infer<typeof AbsenceAnswer>;

/** A side that had not come while the lesson ran. */
export const Absence = z.object({
  side: z.enum(LESSON_SIDES),
  said_at: z.string(),
  /** When somebody of it came after all. */
  came_at: z.string().nullable(),
  answer: z.enum(ABSENCE_ANSWERS).nullable(),
});
export type Absence = z.infer<typeof Absence>;

/** Of one lesson: what was said, and from when the reader may say it of the other side. */
export const LessonAbsences = z.object({
  said: z.array(Absence),
  /** Null: somebody of it came, it was said, or the lesson is settled. */
  can_say_from: z.string().nullable(),
  /** Past it a teacher who comes has not given the lesson any more. */
  given_until: z.string(),
});
export type LessonAbsences = z.infer<typeof LessonAbsences>;

/** For staff: a teacher who is missing. */
export const AbsenceAlert = z.object({
  session_id: z.string(),
  teacher_name: z.string(),
  teacher_phone: z.string().nullable(),
  students_names: z.array(z.string()),
  starts_at: z.string(),
  ends_at: z.string(),
  said_at: z.string(),
  /** The reader's. */
  time_zone: z.string(),
});
export type AbsenceAlert = z.infer<typeof AbsenceAlert>;

export const AbsenceAlerts = z.array(AbsenceAlert);
export type AbsenceAlerts = z.infer<typeof AbsenceAlerts>;
