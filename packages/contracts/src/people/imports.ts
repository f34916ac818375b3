import { IMPORT_FIELDS, type ImportField } from "@riwaq/domain/people/imports/columns";
import { z } from "zod";

import { isStorable } from "../fields.ts";
import { message } from "../messages.ts";

/** Of the file, in bytes, and of what is read of it. */
export const IMPORT_BYTES_MAX = 2 * 1024 * 1024;
export const IMPORT_ROWS_MAX = 2000;

const Columns = z.partialRecord(z.enum(IMPORT_FIELDS), z.int().min(0).max(199));

/** The text of a CSV file, and which of its columns holds what; left out, that is guessed from the words of its first row. */
export const ImportCheck = z.object({
  text: z
    .string(message("required"))
    .max(IMPORT_BYTES_MAX, message("import_large"))
    .refine(isStorable, message("invalid")),
  columns: Columns.optional(),
});
export type ImportCheck = z.infer<typeof ImportCheck>;

/** POST /staff/imports/: whole or not at all. Guardians are sent a link to choose a password where staff wish it now. */
export const ImportWish = ImportCheck.extend({ columns: Columns, is_invited: z.boolean() });
export type ImportWish = z.infer<typeof ImportWish>;

export const IMPORT_FAULTS = [
  "missing",
  "email_invalid",
  "email_taken",
  "email_other_name",
  "email_same",
  "name_invalid",
  "phone_invalid",
  "birthday_impossible",
  "age_impossible",
  "gender_unknown",
  "language_unknown",
  "zone_unknown",
  "twice",
] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];

export const FaultyCell = z.object({
  /** As a spreadsheet counts: the names of the columns are row 1. */
  row: z.int(),
  field: z.enum(IMPORT_FIELDS),
  fault: z.enum(IMPORT_FAULTS),
  /** What stands there. */
  value: z.string(),
  /** The row in which the same stands before; null where the fault is of one row alone. */
  other_row: z.int().nullable(),
});
export type FaultyCell = z.infer<typeof FaultyCell>;

/** What an import would do: nothing has been written. */
export const ImportPreview = z.object({
  headers: z.array(z.string()),
  columns: Columns,
  /** The first three rows under the headers. */
  samples: z.array(z.array(z.string())),
  /** Fields that must have a column and have none. */
  missing: z.array(z.enum(IMPORT_FIELDS)),
  rows: z.int(),
  families: z.int(),
  guardians: z.int(),
  pupils: z.int(),
  faults: z.array(FaultyCell),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const Import = z.object({
  id: z.string(),
  imported_by: z.string().nullable(),
  at: z.string(),
  families: z.int(),
  guardians: z.int(),
  pupils: z.int(),
  /** Until when it can be taken back; null where it was, or is too old. */
  undo_until: z.string().nullable(),
  undone_at: z.string().nullable(),
});
export type Import = z.infer<typeof Import>;

/** The newest first. */
export const Imports = z.array(Import);
export type Imports = z.infer<typeof Imports>;

/** Why somebody who came with an import stays when it is taken back. */
export const STAYING_REASONS = ["signed_in", "lessons", "noted"] as const;

export const ImportUndone = z.object({
  families: z.int(),
  people: z.int(),
  /** Families that stay, with the name of somebody of each. */
  stay: z.array(z.object({ name: z.string(), reason: z.enum(STAYING_REASONS) })),
});
export type ImportUndone = z.infer<typeof ImportUndone>;

export type { ImportField };
