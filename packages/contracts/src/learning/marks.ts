import { LETTER_PAIRS, MARKERS, MARK_KINDS, isDetailOf } from "@riwaq/domain/learning/marks/kinds";
import { PAGES } from "@riwaq/domain/learning/mushaf/divisions";
import { isPlace } from "@riwaq/domain/learning/quran/places";
import { z } from "zod";

import { Id, shortText } from "../fields.ts";
import { message } from "../messages.ts";

export const MarkKind = z.enum(MARK_KINDS, message("invalid"));
export type MarkKind = z.infer<typeof MarkKind>;

export const LetterPair = z.enum(LETTER_PAIRS);
export type LetterPair = z.infer<typeof LetterPair>;

export const MARK_NOTE_MAX = 300;
const Note = shortText(MARK_NOTE_MAX);
const Detail = shortText(20);
const count = (max: number) =>
  z.int(message("invalid")).min(1, message("invalid")).max(max, message("invalid"));

/** A word of the mushaf; whether its aya has so many words only the text says. */
export const WordAt = {
  sura: count(114),
  aya: count(286),
  word: count(200),
};

/**
 * POST /marks/: the id is made by whoever marks, so that a mark that is sent twice is one. `session_id` where it was
 * heard in a lesson; `in_recording` where it was heard in a recording made at home, and at which moment of it.
 */
export const NewMark = z
  .object({
    id: Id,
    student_id: Id,
    session_id: Id.nullable(),
    in_recording: z.object({ id: Id, at_ms: z.int().min(0).max(1_000_000) }).optional(),
    ...WordAt,
    kind: MarkKind,
    detail: Detail.default(""),
    note: Note.default(""),
  })
  .refine((mark) => isPlace(mark), { path: ["aya"], message: message("aya_invalid") })
  .refine(({ kind, detail }) => isDetailOf(kind, detail), {
    path: ["detail"],
    message: message("invalid"),
  });
export type NewMark = z.infer<typeof NewMark>;

/** PATCH /marks/{id}/: another kind, or a word to it, by whoever made it. */
export const MarkChange = z.object({
  kind: MarkKind.optional(),
  detail: Detail.optional(),
  note: Note.optional(),
});
export type MarkChange = z.infer<typeof MarkChange>;

/** What was heard at a word. One that was taken back stays, with the instant. */
export const Mark = z.object({
  id: z.string(),
  student_id: z.string(),
  session_id: z.string().nullable(),
  sura: z.int(),
  aya: z.int(),
  word: z.int(),
  kind: MarkKind,
  detail: z.string(),
  note: z.string(),
  /** As what it was marked, and by whom. */
  by: z.enum(MARKERS),
  by_name: z.string(),
  by_id: z.string(),
  marked_at: z.string(),
  /** From when on the pupil's family sees it. */
  shown_from: z.string(),
  voided_at: z.string().nullable(),
});
export type Mark = z.infer<typeof Mark>;

const Page = z.coerce
  .number(message("invalid"))
  .int(message("invalid"))
  .min(1, message("invalid"))
  .max(PAGES, message("invalid"));

/** GET /students/{id}/marks/?from&to: the marks on some pages, at most twenty, those of the last first. */
export const MarksQuery = z
  .object({ from: Page, to: Page })
  .refine(({ from, to }) => from <= to && to - from < 20, {
    path: ["to"],
    message: message("range_order"),
  });
export type MarksQuery = z.infer<typeof MarksQuery>;
export const Marks = z.object({ marks: z.array(Mark) });
export type Marks = z.infer<typeof Marks>;

/** A word that was marked again and again: how often lately, and as what the last time. */
export const WeakWord = z.object({
  sura: z.int(),
  aya: z.int(),
  word: z.int(),
  page: z.int(),
  count: z.int(),
  kind: MarkKind,
  detail: z.string(),
  last_at: z.string(),
});
export type WeakWord = z.infer<typeof WeakWord>;

/** GET /students/{id}/weak-words/: the most often marked of the last ninety days first. */
export const WeakWords = z.object({ words: z.array(WeakWord) });
export type WeakWords = z.infer<typeof WeakWords>;
