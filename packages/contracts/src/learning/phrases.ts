import { PHRASE_KINDS } from "@riwaq/domain/learning/phrases/phrase";
import { z } from "zod";

import { Id, OrderedIds, shortText } from "../fields.ts";
import { message } from "../messages.ts";
import { InLanguages } from "../people/programmes.ts";

export const PHRASE_MAX = 160;

export const PhraseKind = z.enum(PHRASE_KINDS, message("invalid"));

/** Which phrase, and which version of its words: what a teacher sends. */
export const PhraseChoice = z.object({
  phrase: Id,
  version: z.int(message("invalid")).min(1, message("invalid")),
});
export type PhraseChoice = z.infer<typeof PhraseChoice>;

/** With its words in every language: what is kept and read. */
export const SetPhrase = z.object({ phrase: z.string(), version: z.int(), words: InLanguages });
export type SetPhrase = z.infer<typeof SetPhrase>;

/** What stands in a report: the teacher's own words, or a set phrase. */
export const ReportWord = z.union([z.string(), SetPhrase]);
export type ReportWord = z.infer<typeof ReportWord>;

/** GET /set-phrases/ for teachers and staff: what may be chosen, in its order. */
export const OfferedPhrase = SetPhrase.extend({
  kind: PhraseKind,
  /** Null: for lessons of every programme. */
  programme_id: z.string().nullable(),
});
export type OfferedPhrase = z.infer<typeof OfferedPhrase>;
export const OfferedPhrases = z.array(OfferedPhrase);
export type OfferedPhrases = z.infer<typeof OfferedPhrases>;

/** GET /staff/set-phrases/: in their order, those that are offered first. */
export const StaffPhrase = OfferedPhrase.extend({
  /** Offered no longer; reports that were sent keep it. */
  is_retired: z.boolean(),
});
export type StaffPhrase = z.infer<typeof StaffPhrase>;
export const StaffPhrases = z.array(StaffPhrase);
export type StaffPhrases = z.infer<typeof StaffPhrases>;

const NewWord = shortText(PHRASE_MAX).min(1, message("required"));
const NewWords = z.object({ en: NewWord, fr: NewWord, ar: NewWord });

/** POST /staff/set-phrases/: at the end of its list. */
export const NewPhrase = z.object({
  programme_id: Id.nullable(),
  kind: PhraseKind,
  words: NewWords,
});
export type NewPhrase = z.infer<typeof NewPhrase>;

/** PATCH: only the named fields change; other words are the next version of the phrase. */
export const PhraseChange = z
  .object({ words: NewWords, is_retired: z.boolean(message("invalid")) })
  .partial();
export type PhraseChange = z.infer<typeof PhraseChange>;

/** PUT …/order/: every phrase of one programme and kind that is offered, once, in the wanted order. */
export const PhraseOrder = NewPhrase.pick({ programme_id: true, kind: true }).extend({
  ids: OrderedIds,
});
export type PhraseOrder = z.infer<typeof PhraseOrder>;
