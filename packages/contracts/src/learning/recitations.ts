import { RECITATION_LEVELS } from "@riwaq/domain/learning/recitations/placement";
import { z } from "zod";

import { Id, PageNumber } from "../fields.ts";
import { message } from "../messages.ts";
import { Mark } from "./marks.ts";
import { Aya } from "./reports.ts";

/** A recording of a recitation: a quarter of an hour at most, in pieces of about a second. */
export const RECITATION_SECONDS_MAX = 900;
export const PIECES_MAX = 2000;
export const PIECE_MAX_BYTES = 262_144;
/** All pieces together: four times what a quarter of an hour takes as it is recorded. */
export const RECITATION_MAX_BYTES = 16_777_216;
/** Of pieces that have not come so many are named at once. */
export const MISSING_NAMED_MAX = 100;
/** What browsers record: Chromium and Firefox the first, Safari the last. */
export const RECORDED_TYPES = ["audio/webm", "audio/ogg", "audio/mp4"] as const;
export const PEAKS_MAX = 400;

/** POST /recitations/: begins a recording of a range; the id is made by whoever begins it, at home perhaps for homework or to be placed. */
export const NewRecitation = z
  .object({
    id: Id,
    student_id: Id,
    session_id: Id.nullable(),
    homework_id: Id.optional(),
    /** A family's, by which a teacher says how the pupil recites. */
    for_placement: z.boolean().default(false),
    from: Aya,
    to: Aya,
  })
  .refine(({ from, to }) => from.sura < to.sura || (from.sura === to.sura && from.aya <= to.aya), {
    path: ["to"],
    message: message("range_order"),
  });
export type NewRecitation = z.infer<typeof NewRecitation>;
export type SentNewRecitation = z.input<typeof NewRecitation>;

/** Address of PUT /recitations/{id}/pieces/{number}/: bytes as they were recorded, from 0; the same number again changes nothing. */
export const PieceParams = z.object({
  id: Id,
  number: z.coerce
    .number()
    .int()
    .min(0)
    .max(PIECES_MAX - 1),
});
export type PieceParams = z.infer<typeof PieceParams>;

/** Bytes, which no schema reads. */
export const SentPiece = z.unknown();

/** POST /recitations/{id}/end/: nothing more is recorded; of so many pieces, as measured by whoever recorded. */
export const RecitationEnd = z.object({
  pieces: z.int(message("invalid")).min(0).max(PIECES_MAX),
  duration_ms: z
    .int(message("invalid"))
    .min(0)
    .max(RECITATION_SECONDS_MAX * 1000 + 5000),
  type: z.enum(RECORDED_TYPES, message("invalid")),
  peaks: z.array(z.number().min(0).max(1)).max(PEAKS_MAX).default([]),
});
export type RecitationEnd = z.infer<typeof RecitationEnd>;

/** recording: pieces may still come; kept: it can be heard; gone: its time is over, or somebody removed it. */
export const RECITATION_STATES = ["recording", "kept", "gone"] as const;

export const Recitation = z.object({
  id: z.string(),
  student_id: z.string(),
  student: z.string(),
  session_id: z.string().nullable(),
  homework_id: z.string().nullable(),
  for_placement: z.boolean(),
  /** What a teacher found by it; null until that is said. */
  level: z.enum(RECITATION_LEVELS).nullable(),
  heard_by: z.string(),
  from: z.object({ sura: z.int(), aya: z.int() }),
  to: z.object({ sura: z.int(), aya: z.int() }),
  state: z.enum(RECITATION_STATES),
  began_at: z.string(),
  duration_ms: z.int().nullable(),
  type: z.string().nullable(),
  peaks: z.array(z.number()),
  /** When a teacher had heard it at home and answered. */
  answered_at: z.string().nullable(),
  /** Until then the sound is kept. */
  kept_until: z.string().nullable(),
  /** Whether this reader may remove it. */
  can_remove: z.boolean(),
});
export type Recitation = z.infer<typeof Recitation>;

/** GET /recitations/{id}/: with the marks that were made while it was recorded or heard, on its time line. */
export const RecitationDetails = Recitation.extend({
  marks: z.array(Mark.extend({ at_ms: z.int() })),
});
export type RecitationDetails = z.infer<typeof RecitationDetails>;

/** GET /students/{id}/recitations/?page: the newest first. */
export const RecitationsQuery = z.object({ page: PageNumber });
export type RecitationsQuery = z.infer<typeof RecitationsQuery>;
export const RECITATIONS_PER_PAGE = 20;
export const Recitations = z.object({
  recitations: z.array(Recitation),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
});
export type Recitations = z.infer<typeof Recitations>;

/** GET /students/{id}/recitation-placement/: the last recording by which the pupil is placed; one that was removed unheard is none. */
export const RecitationPlacement = z.object({
  recording: Recitation.nullable(),
  /** When it was recorded, and by when a teacher hears it: null where it is heard, or nobody teaches the pupil yet. */
  answer_by: z.string().nullable(),
  /** Who heard it; null where nobody has, or the account went. */
  answered_by: z.string().nullable(),
  has_teacher: z.boolean(),
  /** Whether this reader records one: the family. */
  can_record: z.boolean(),
});
export type RecitationPlacement = z.infer<typeof RecitationPlacement>;
