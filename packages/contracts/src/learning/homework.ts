import { HOMEWORK_STATES, VOICE_COMMENT_MS_MAX } from "@riwaq/domain/learning/homework/homework";
import { RECITATION_LEVELS } from "@riwaq/domain/learning/recitations/placement";
import { z } from "zod";

import { CivilDate, Id, shortText } from "../fields.ts";
import { message } from "../messages.ts";
import { RECITATION_SECONDS_MAX, RECITATION_STATES, Recitation } from "./recitations.ts";
import { Aya } from "./reports.ts";

export const HOMEWORK_WORDS_MAX = 500;

/** POST /homework/: a range to recite at home; the id is made by whoever sets it, so that it is set once. */
export const NewHomework = z
  .object({
    id: Id,
    student_id: Id,
    /** The lesson after which it is set. */
    session_id: Id.nullable(),
    from: Aya,
    to: Aya,
    words: shortText(HOMEWORK_WORDS_MAX),
    /** On the pupil's calendar. */
    due_on: CivilDate,
  })
  .refine(({ from, to }) => from.sura < to.sura || (from.sura === to.sura && from.aya <= to.aya), {
    path: ["to"],
    message: message("range_order"),
  });
export type NewHomework = z.infer<typeof NewHomework>;

const Place = z.object({ sura: z.int(), aya: z.int() });

/** The recording by which homework stands where it stands. */
export const HomeworkRecording = z.object({
  id: z.string(),
  state: z.enum(RECITATION_STATES),
  recorded_at: z.string(),
  /** By then the teacher answers; null where it was answered. */
  answer_by: z.string().nullable(),
  answered_at: z.string().nullable(),
});
export type HomeworkRecording = z.infer<typeof HomeworkRecording>;

export const Homework = z.object({
  id: z.string(),
  student_id: z.string(),
  student: z.string(),
  /** Empty where the teacher's account is no more. */
  set_by: z.string(),
  session_id: z.string().nullable(),
  from: Place,
  to: Place,
  words: z.string(),
  due_on: z.string(),
  set_at: z.string(),
  state: z.enum(HOMEWORK_STATES),
  recording: HomeworkRecording.nullable(),
  /** Whether this reader may withdraw it: a teacher of the pupil, as long as nothing was recorded for it. */
  can_withdraw: z.boolean(),
});
export type Homework = z.infer<typeof Homework>;

/** GET /students/{id}/homework/: what is open or waits first, then what was answered of late. */
export const HomeworkOfStudent = z.object({
  homework: z.array(Homework),
  student: z.string(),
  /** Of the pupil's calendar. */
  today: z.string(),
  /** Whether this reader sets homework; and whether they record it. */
  can_set: z.boolean(),
  can_record: z.boolean(),
});
export type HomeworkOfStudent = z.infer<typeof HomeworkOfStudent>;

/** A recording that waits to be heard, and what asked for it: null of one made without being asked. */
export const WaitingRecording = z.object({
  recording: Recitation,
  recorded_at: z.string(),
  answer_by: z.string(),
  homework: z.object({ id: z.string(), words: z.string(), due_on: z.string() }).nullable(),
});
export type WaitingRecording = z.infer<typeof WaitingRecording>;

/** GET /to-hear/: for teachers, the oldest first, at most fifty. */
export const TO_HEAR_MAX = 50;
export const ToHear = z.object({ recordings: z.array(WaitingRecording), total: z.int() });
export type ToHear = z.infer<typeof ToHear>;

export const COMMENT_MAX = 1000;
/** A minute of voice at four times what it takes. */
export const VOICE_MAX_BYTES = 1_048_576;

const AtMs = z.coerce
  .number(message("invalid"))
  .int(message("invalid"))
  .min(0, message("invalid"))
  .max(RECITATION_SECONDS_MAX * 1000 + 5000, message("invalid"));

/** POST /recitations/{id}/comments/: words at a moment of it, or on the whole; sent twice with one id, they are one. */
export const NewComment = z.object({
  id: Id,
  at_ms: AtMs.nullable(),
  text: shortText(COMMENT_MAX).min(1, message("required")),
});
export type NewComment = z.infer<typeof NewComment>;

/** PUT /recitations/{id}/comments/{comment}/?at_ms&sound_ms: the body is the voice itself, by a recorder of a browser. */
export const VoiceParams = z.object({ id: Id, comment: Id });
export const VoiceQuery = z.object({
  at_ms: AtMs.optional(),
  sound_ms: z.coerce
    .number(message("invalid"))
    .int(message("invalid"))
    .min(1, message("comment_long"))
    .max(VOICE_COMMENT_MS_MAX + 1000, message("comment_long")),
});
export type VoiceQuery = z.infer<typeof VoiceQuery>;

/** Bytes, which no schema reads. */
export const SentVoice = z.unknown();

/** Words, or a voice of so many milliseconds. */
export const RecitationComment = z.object({
  id: z.string(),
  by: z.string(),
  /** Null of one on the whole. */
  at_ms: z.int().nullable(),
  text: z.string(),
  sound_ms: z.int().nullable(),
  made_at: z.string(),
  can_remove: z.boolean(),
});
export type RecitationComment = z.infer<typeof RecitationComment>;

/** GET /recitations/{id}/answer/: what the teacher says to a recording; a family reads it once it is answered. */
export const RecitationAnswer = z.object({
  comments: z.array(RecitationComment),
  answered_at: z.string().nullable(),
  /** Null where nobody has to answer: it was recorded by a teacher, or was answered. */
  answer_by: z.string().nullable(),
  homework: z.object({ id: z.string(), words: z.string(), due_on: z.string() }).nullable(),
  /** Whether this reader comments, and says that it is heard. */
  can_answer: z.boolean(),
});
export type RecitationAnswer = z.infer<typeof RecitationAnswer>;

/** POST /recitations/{id}/answer/: of one that places the pupil how they recite, and of no other. */
export const Heard = z.object({
  level: z.enum(RECITATION_LEVELS, message("invalid")).optional(),
});
export type Heard = z.infer<typeof Heard>;
