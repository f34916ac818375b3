import { LESSON_SIDES, OUTCOMES } from "@riwaq/domain/scheduling/outcomes/outcome";
import { PRESENCE_KINDS } from "@riwaq/domain/scheduling/outcomes/presence";
import { OUTCOME_SPEAKERS } from "@riwaq/domain/scheduling/outcomes/settle-lesson";
import { z } from "zod";

import { shortText } from "../fields.ts";
import { message } from "../messages.ts";

export const OutcomeKind = z.enum(OUTCOMES, message("invalid"));
export type OutcomeKind = z.infer<typeof OutcomeKind>;

const LessonSide = z.enum(LESSON_SIDES, message("invalid"));
export type LessonSide = z.infer<typeof LessonSide>;

const Minutes = z.int(message("invalid")).min(0, message("invalid"));

const REASON_MAX = 500;

/** How a lesson ended. Minutes are lost on one side, of a technical fault or a shortened lesson alone. */
export const OutcomeAnswer = z.object({
  kind: OutcomeKind,
  lost_min: Minutes.default(0),
  lost_by: LessonSide.nullable().default(null),
  /** As presence knows it, where it is not said. */
  teacher_late_min: Minutes.optional(),
  pupil_late_min: Minutes.optional(),
  /** Staff always say why. */
  reason: shortText(REASON_MAX).default(""),
});
export type OutcomeAnswer = z.infer<typeof OutcomeAnswer>;

const Outcome = z.object({
  kind: OutcomeKind,
  teacher_late_min: z.int(),
  pupil_late_min: z.int(),
  lost_min: z.int(),
  lost_by: LessonSide.nullable(),
});
export type Outcome = z.infer<typeof Outcome>;

/** One version: by whom and why is known to the lesson's teacher and to staff. */
export const SaidOutcome = Outcome.extend({
  version: z.int(),
  said_by: z.enum(OUTCOME_SPEAKERS),
  said_by_name: z.string().nullable(),
  reason: z.string(),
  said_at: z.string(),
});
export type SaidOutcome = z.infer<typeof SaidOutcome>;

/** Who opened the lesson, came and left when, in order. Of a press it is not known whether somebody came. */
export const Presence = z.array(
  z.object({ name: z.string(), side: LessonSide, kind: z.enum(PRESENCE_KINDS), at: z.string() }),
);
export type Presence = z.infer<typeof Presence>;

/** What is known of one side of a lesson that is over. */
const SideSeen = z.object({
  /** Null: nobody of it came. */
  first_at: z.string().nullable(),
  minutes: z.int(),
  /** No more is known than that the button was pressed. */
  is_press_only: z.boolean(),
});
export type SideSeen = z.infer<typeof SideSeen>;

/** A lesson that is over, of which presence does not say enough. */
export const OutcomeQuestion = z.object({
  session_id: z.string(),
  teacher_name: z.string(),
  students_names: z.array(z.string()),
  starts_at: z.string(),
  ends_at: z.string(),
  /** The reader's. */
  time_zone: z.string(),
  suggested: Outcome,
  teacher: SideSeen,
  pupil: SideSeen,
  /** When what is suggested stands, if nobody answers. */
  stands_at: z.string(),
});
export type OutcomeQuestion = z.infer<typeof OutcomeQuestion>;

export const OutcomeQuestions = z.array(OutcomeQuestion);
export type OutcomeQuestions = z.infer<typeof OutcomeQuestions>;

const token = z.string(message("link_invalid")).max(300, message("link_invalid"));

/** By the link of a mail, whoever is signed in. */
export const QuestionLink = z.object({ token });
export const LinkedAnswer = z.object({ token, kind: OutcomeKind });
export type LinkedAnswer = z.infer<typeof LinkedAnswer>;

/** Null once it is answered. */
export const LinkedQuestion = z.object({ question: OutcomeQuestion.nullable() });
export type LinkedQuestion = z.infer<typeof LinkedQuestion>;

/** How punctual the institute was with a family's lessons. */
export const Punctuality = z.object({
  /** Of the last three months, those that tell of the teacher: held, or missed by the teacher. */
  lessons: z.int(),
  on_time: z.int(),
  /** All minutes that were lost on the teacher's side and are given back. */
  credited_minutes: z.int(),
  /** From here on lessons are counted. */
  since: z.string(),
});
export type Punctuality = z.infer<typeof Punctuality>;
