import { CHAIN_FAULTS } from "@riwaq/domain/billing/document-chain";
import { DOCUMENT_KINDS } from "@riwaq/domain/billing/documents";
import { z } from "zod";

import { CivilDate, isStorable, PageNumber } from "../fields.ts";
import { isExportSpan } from "../institute/exports.ts";
import { message } from "../messages.ts";
import { Currency } from "./shop.ts";

export const DOCUMENTS_PER_PAGE = 25;

const Kind = z.enum(DOCUMENT_KINDS);

/** An invoice or a credit note, as a list shows it; amounts are hundredths. */
export const IssuedDocument = z.object({
  id: z.string(),
  kind: Kind,
  number: z.string(),
  /** Date of the seller. */
  issued_on: z.string(),
  currency: Currency,
  gross: z.int(),
  /** First names of who learns, once each. */
  pupils: z.array(z.string()),
  /** Of a credit note: the number of the invoice. */
  corrects: z.string().nullable(),
});
export type IssuedDocument = z.infer<typeof IssuedDocument>;

/** GET /users/me/invoices/: the newest first. */
export const OwnDocuments = z.object({ documents: z.array(IssuedDocument) });
export type OwnDocuments = z.infer<typeof OwnDocuments>;

/** GET /staff/documents/: by number, by the payer's name, by day of issue. */
export const DocumentsQuery = z.object({
  search: z
    .string(message("invalid"))
    .trim()
    .max(120, message("text_long"))
    .refine(isStorable, message("invalid"))
    .default(""),
  kind: z.enum(DOCUMENT_KINDS, message("invalid")).optional(),
  from: CivilDate.optional(),
  to: CivilDate.optional(),
  page: PageNumber,
});
export type DocumentsQuery = z.infer<typeof DocumentsQuery>;

export const StaffDocument = IssuedDocument.extend({
  payer: z.object({ id: z.string(), name: z.string(), country: z.string() }),
  tax: z.int(),
});
export type StaffDocument = z.infer<typeof StaffDocument>;

export const StaffDocuments = z.object({
  documents: z.array(StaffDocument),
  /** Of the seller, for the files that are taken out; years in which something was issued, the newest first. */
  today: z.string(),
  years: z.array(z.int()),
  page: z.int(),
  page_count: z.int(),
  count: z.int(),
});
export type StaffDocuments = z.infer<typeof StaffDocuments>;

/** GET /staff/documents/check/: every series, whole or with its first document that does not hold. */
export const DocumentsCheck = z.object({
  series: z.array(
    z.object({
      kind: Kind,
      year: z.int(),
      count: z.int(),
      broken: z.object({ number: z.string(), fault: z.enum([...CHAIN_FAULTS, "end"]) }).nullable(),
    }),
  ),
});
export type DocumentsCheck = z.infer<typeof DocumentsCheck>;

/** Issued on these dates of the seller, the last included. */
export const DocumentsSpan = z
  .object({ from: CivilDate, to: CivilDate })
  .refine(isExportSpan, { path: ["to"], error: message("export_span") });
export type DocumentsSpan = z.infer<typeof DocumentsSpan>;

/** A date of the seller, to its end. */
export const DocumentsDay = z.object({ on: CivilDate });
export type DocumentsDay = z.infer<typeof DocumentsDay>;

export const DocumentsYear = z.object({
  year: z.coerce
    .number(message("invalid"))
    .int(message("invalid"))
    .min(2020, message("invalid"))
    .max(2200, message("invalid")),
});
export type DocumentsYear = z.infer<typeof DocumentsYear>;

/** Bytes, which no schema reads. */
export const DocumentFile = z.unknown();
