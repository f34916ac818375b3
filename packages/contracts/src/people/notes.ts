import { z } from "zod";

import { isStorable } from "../fields.ts";
import { message } from "../messages.ts";

export const NOTE_MAX = 2000;

const Text = z
  .string(message("required"))
  .trim()
  .min(1, message("required"))
  .max(NOTE_MAX, message("text_long"))
  .refine(isStorable, message("invalid"));

const IsPinned = z.boolean(message("invalid"));

/** What staff note about somebody: no family and no teacher reads it. */
export const PersonNote = z.object({
  id: z.string(),
  text: z.string(),
  is_pinned: z.boolean(),
  /** Null once that account is gone. */
  author: z.string().nullable(),
  /** Written by whoever asks, who alone changes its words. */
  is_own: z.boolean(),
  created_at: z.string(),
  /** When its words were last changed. */
  edited_at: z.string().nullable(),
});
export type PersonNote = z.infer<typeof PersonNote>;

/** Those that are pinned first, then the newest. */
export const PersonNotes = z.array(PersonNote);
export type PersonNotes = z.infer<typeof PersonNotes>;

export const NewPersonNote = z.object({ text: Text, is_pinned: IsPinned.default(false) });
export type NewPersonNote = z.infer<typeof NewPersonNote>;

/** PATCH: only the named fields change. */
export const PersonNoteChange = z.object({ text: Text, is_pinned: IsPinned }).partial();
export type PersonNoteChange = z.infer<typeof PersonNoteChange>;
