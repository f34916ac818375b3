import { COVER_STATES } from "@riwaq/domain/scheduling/cover/cover";
import { COVER_FAULTS, COVER_REASONS } from "@riwaq/domain/scheduling/cover/rank-substitutes";
import { z } from "zod";

import { Id, shortText } from "../fields.ts";
import { message } from "../messages.ts";
import { InLanguages } from "../people/programmes.ts";
import { Leave } from "./leave.ts";

/** Somebody who might give a lesson in the place of its teacher. */
export const Substitute = z.object({
  teacher_id: z.string(),
  name: z.string(),
  /** Why not; null where they can. */
  fault: z.enum(COVER_FAULTS).nullable(),
  reasons: z.array(z.enum(COVER_REASONS)),
  minutes_that_week: z.int(),
});
export type Substitute = z.infer<typeof Substitute>;

/** GET /staff/sessions/{id}/substitutes/: all who teach here, those who can first and the best of them at the top. */
export const Substitutes = z.object({ substitutes: z.array(Substitute) });
export type Substitutes = z.infer<typeof Substitutes>;

export const Cover = z.object({
  id: z.string(),
  state: z.enum(COVER_STATES),
  substitute_id: z.string(),
  substitute_name: z.string(),
  regular_id: z.string(),
  regular_name: z.string(),
  /** Until when the family may answer, of one that is offered. */
  held_until: z.string().nullable(),
  /** Until when the substitute may decline, of one that stands; null: they may not. */
  declinable_until: z.string().nullable(),
});
export type Cover = z.infer<typeof Cover>;

/** What has become of a lesson in somebody's leave. */
export const LEAVE_LESSON_STATES = [
  "open",
  "asked",
  "covered",
  "kept",
  "moved",
  "cancelled",
  "over",
] as const;
export type LeaveLessonState = (typeof LEAVE_LESSON_STATES)[number];

const CoveredLesson = z.object({
  session_id: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  students: z.array(z.string()),
  programme: InLanguages.nullable(),
});

export const LeaveLesson = CoveredLesson.extend({
  state: z.enum(LEAVE_LESSON_STATES),
  cover: Cover.nullable(),
  /** Of an open one: the best who can, at most three, and how many could. */
  proposals: z.array(Substitute),
  could: z.int(),
});
export type LeaveLesson = z.infer<typeof LeaveLesson>;

/** GET /staff/leaves/{id}/: lesson by lesson, by their hours on the institute's clock. */
export const LeaveDetails = z.object({
  leave: Leave,
  time_zone: z.string(),
  lessons: z.array(LeaveLesson),
  /** Whether families are asked before somebody else gives their lesson. */
  asks_family: z.boolean(),
});
export type LeaveDetails = z.infer<typeof LeaveDetails>;

/** GET /leaves/{id}/lessons/: for its teacher, by their hours on the teacher's own clock. */
export const OwnLeaveLessons = z.object({
  time_zone: z.string(),
  lessons: z.array(
    CoveredLesson.extend({
      state: z.enum(LEAVE_LESSON_STATES),
      /** Who gives it, where somebody does. */
      substitute_name: z.string().nullable(),
    }),
  ),
});
export type OwnLeaveLessons = z.infer<typeof OwnLeaveLessons>;

const Choice = { session_id: Id, substitute_id: Id };

/** POST /staff/covers/ */
export const NewCover = z.object({ ...Choice, leave_id: Id.nullable().default(null) });
export type NewCover = z.infer<typeof NewCover>;

/** POST /staff/leaves/{id}/covers/: several lessons, each on its own. */
export const NewCovers = z.object({
  lessons: z.array(z.object(Choice)).min(1, message("required")).max(100, message("invalid")),
});
export type NewCovers = z.infer<typeof NewCovers>;

/** Of each lesson: what became of it, or why not, in the reader's language. */
export const CoversAnswer = z.object({
  lessons: z.array(
    z.object({
      session_id: z.string(),
      cover: Cover.nullable(),
      problem: z.string().nullable(),
    }),
  ),
});
export type CoversAnswer = z.infer<typeof CoversAnswer>;

/** POST /staff/leaves/{id}/cancellations/: several lessons of its teacher, each on its own. */
export const LeaveCancellations = z.object({
  session_ids: z.array(Id).min(1, message("required")).max(100, message("invalid")),
});
export type LeaveCancellations = z.infer<typeof LeaveCancellations>;

/** Of each lesson: the change, which can be taken back, or why it was not cancelled, in the reader's language. */
export const LeaveCancellationsAnswer = z.object({
  lessons: z.array(
    z.object({
      session_id: z.string(),
      change_id: z.string().nullable(),
      problem: z.string().nullable(),
    }),
  ),
});
export type LeaveCancellationsAnswer = z.infer<typeof LeaveCancellationsAnswer>;

/** PUT /staff/leaves/{id}/lessons/{session}/ */
export const KeptLesson = z.object({ is_kept: z.boolean(message("invalid")) });
export type KeptLesson = z.infer<typeof KeptLesson>;

/** POST /covers/{id}/answer/: the family agrees or refuses, the substitute declines. */
export const CoverAnswer = z.object({
  answer: z.enum(["agree", "refuse", "decline"], message("invalid")),
  word: shortText(500).default(""),
});
export type CoverAnswer = z.infer<typeof CoverAnswer>;

/** GET /covers/: what the reader's family is asked, and what the reader covers or is covered in, to come. */
export const Covers = z.object({
  covers: z.array(
    Cover.extend({
      lesson: CoveredLesson,
      side: z.enum(["family", "substitute", "regular"]),
      can_answer: z.boolean(),
    }),
  ),
});
export type Covers = z.infer<typeof Covers>;
