import { WORDING_PARTS } from "@riwaq/domain/notifications/wording";
import { z } from "zod";

import { Language } from "../languages.ts";
import { message } from "../messages.ts";
import { NoticeGroupName } from "./notifications.ts";

/** By which people choose what reaches them; a letter goes to an address and nobody chooses. */
export const TextGroup = z.enum([...NoticeGroupName.options, "letter"]);
export type TextGroup = z.infer<typeof TextGroup>;

/** One mail or notice that goes out by itself. */
export const TextOfMessage = z.object({
  /** Its name, by which a preview is asked for. */
  template: z.string(),
  group: TextGroup,
  /** Whoever has its link can do what only its reader should. */
  is_secret: z.boolean(),
  /** What stands in it for each reader. */
  variables: z.array(z.string()),
  /** In the language of whoever asks, with sample values. */
  subject: z.string(),
  /** It protects an account: nobody words it anew. */
  is_fixed: z.boolean(),
  /** In which languages the institute says it in its own words. */
  worded: z.array(Language),
  /** In which of them these no longer fit the text of this release, which goes out instead. */
  outdated: z.array(Language),
});
export type TextOfMessage = z.infer<typeof TextOfMessage>;

export const TextsOfMessages = z.array(TextOfMessage);
export type TextsOfMessages = z.infer<typeof TextsOfMessages>;

/** Whatever is asked for: the catalogue knows which there are. */
export const TextParams = z.object({ template: z.string().max(80) });

export const TextPreview = z.object({
  language: Language,
  /** What the bell and a push say; null of a letter. */
  bell: z.string().nullable(),
  subject: z.string(),
  /** As it is sent, drawn by what draws what is sent. */
  html: z.string(),
});
export type TextPreview = z.infer<typeof TextPreview>;

/** In every language. */
export const TextPreviews = z.array(TextPreview);
export type TextPreviews = z.infer<typeof TextPreviews>;

/** One mail or notice in one language. */
export const WordingParams = z.object({
  template: z.string().max(80),
  language: z.enum(Language.options, message("invalid")),
});

export const PluralForm = z.enum(["zero", "one", "two", "few", "many", "other"]);

/** One text of a mail or notice: as it comes with the software, and as the institute says it. */
export const WordingText = z.object({
  /** By which it is sent and refused: its part and plural form. */
  name: z.string(),
  part: z.enum(WORDING_PARTS),
  form: PluralForm.nullable(),
  built_in: z.string(),
  /** The same where the institute says nothing of its own. */
  text: z.string(),
  /** What may be put in, and which of it must stay. */
  variables: z.array(z.string()),
  needed: z.array(z.string()),
  max: z.int(),
  /** Why its own words no longer fit, in the language of whoever asks. */
  faults: z.array(z.string()),
});
export type WordingText = z.infer<typeof WordingText>;

/** What it said before: by the names of the texts, only what differed from the built-in ones. */
export const EarlierWording = z.object({
  until: z.string(),
  /** Who changed it then. */
  changed_by: z.string().nullable(),
  texts: z.record(z.string(), z.string()),
});
export type EarlierWording = z.infer<typeof EarlierWording>;

export const Wording = z.object({
  template: z.string(),
  language: Language,
  /** Counts its changes; 0: the built-in text goes out. */
  version: z.int(),
  is_fixed: z.boolean(),
  is_outdated: z.boolean(),
  changed_at: z.string().nullable(),
  changed_by: z.string().nullable(),
  /** Several mails say one thing in the bell: the subject of the one at which it is worded, null where that is this one. */
  bell_of: z.string().nullable(),
  texts: z.array(WordingText),
  /** For each variable what might stand in its place, in this language. */
  samples: z.record(z.string(), z.string()),
  /** The last ones, the latest first. */
  earlier: z.array(EarlierWording),
});
export type Wording = z.infer<typeof Wording>;

/** By their names; one that is left out says what the built-in one says. What may stand in them the server decides. */
const Texts = z.record(z.string().max(40), z.string(message("required")).max(10_000));

/** POST …/preview/: nothing is kept. A count chooses the plural forms. */
export const WordingDraft = z.object({
  texts: Texts,
  count: z.int(message("invalid")).min(0).max(1000).default(3),
});
export type WordingDraft = z.infer<typeof WordingDraft>;

/** PUT: all texts of it, and the version that whoever sends them has seen. */
export const NewWording = z.object({ version: z.int(message("invalid")).min(0), texts: Texts });
export type NewWording = z.infer<typeof NewWording>;

/** DELETE: back to the built-in text. */
export const WordingSeen = NewWording.pick({ version: true });
