import { PAGES } from "@riwaq/domain/learning/mushaf/divisions";
import { z } from "zod";

import { CivilDate, shortText } from "../fields.ts";
import { message } from "../messages.ts";

export const MUSHAF_HITS = 50;

/** GET /mushaf/search/?q: words of the Quran as they are typed, without marks or with them. */
export const MushafQuery = z.object({ q: shortText(200) });
export type MushafQuery = z.infer<typeof MushafQuery>;

/** An aya in which the words stand, with its stored text. */
export const MushafHit = z.object({
  sura: z.int(),
  aya: z.int(),
  page: z.int(),
  /** The first of the words, from 1, and how many they are. */
  word: z.int(),
  words: z.int(),
  text: z.string(),
});
export type MushafHit = z.infer<typeof MushafHit>;

/** The first of them in the order of the Quran, and how many there are. */
export const MushafHits = z.object({ total: z.int(), hits: z.array(MushafHit) });
export type MushafHits = z.infer<typeof MushafHits>;

/** Where somebody is in the mushaf. */
export const MushafPlace = z.object({
  page: z.int(message("invalid")).min(1, message("invalid")).max(PAGES, message("invalid")),
});
export type MushafPlace = z.infer<typeof MushafPlace>;

/**
 * GET /mushaf/: where this person left it open, for staff alone whether a qualified reader has approved of it, and where
 * a reciter is heard: an address with {sura} or {sura3}, and of kind "aya" {aya} or {aya3}, left open.
 */
export const Mushaf = z.object({
  page: z.int().nullable(),
  needs_approval: z.boolean(),
  audio: z.object({ pattern: z.string(), kind: z.enum(["sura", "aya"]) }).nullable(),
});
export type Mushaf = z.infer<typeof Mushaf>;

/** That a qualified reader has compared this edition with the print, as staff write it down. */
export const NewApproval = z.object({
  reader: shortText(200).min(1, message("required")),
  approved_on: CivilDate,
});
export type NewApproval = z.infer<typeof NewApproval>;

/** GET /staff/mushaf/: which text in which lines, by what they are told apart, and who approved of them. */
export const Edition = z.object({
  id: z.string(),
  riwayah: z.string(),
  source: z.string(),
  licence: z.string(),
  notice: z.string(),
  text_digest: z.string(),
  lines_digest: z.string(),
  approval: z
    .object({ reader: z.string(), approved_on: z.string(), recorded_at: z.string() })
    .nullable(),
});
export type Edition = z.infer<typeof Edition>;
