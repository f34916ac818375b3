import {
  BANK_LINE_STATES,
  DAY_ORDERS,
  DECIMAL_SIGNS,
  NEEDED_COLUMNS,
  SEPARATORS,
  STATEMENT_COLUMNS,
} from "@riwaq/domain/billing/bank-lines";
import { VERDICTS } from "@riwaq/domain/billing/bank-match";
import { CHARGE_STATES } from "@riwaq/domain/billing/charge";
import { z } from "zod";

import { Id, shortText } from "../fields.ts";
import { message } from "../messages.ts";
import { Currency } from "./shop.ts";

/** Of the file, in bytes. */
export const STATEMENT_BYTES_MAX = 2 * 1024 * 1024;

const columnName = shortText(200).min(1, message("required"));

/** How a bank writes its spreadsheets: said once, and kept. */
export const CsvMapping = z.object({
  separator: z.enum(SEPARATORS, message("invalid")),
  decimal_sign: z.enum(DECIMAL_SIGNS, message("invalid")),
  day_order: z.enum(DAY_ORDERS, message("invalid")),
  columns: z
    .partialRecord(z.enum(STATEMENT_COLUMNS), columnName)
    .refine((columns) => NEEDED_COLUMNS.every((one) => columns[one]), message("required")),
});
export type CsvMapping = z.infer<typeof CsvMapping>;

/** A file as the bank gives it, in base64; how to read it where nothing is kept yet, or something else holds now. */
export const StatementFile = z.object({
  content: z
    .base64(message("statement_unreadable"))
    .min(1, message("statement_unreadable"))
    .max(Math.ceil(STATEMENT_BYTES_MAX / 3) * 4, message("statement_large")),
  mapping: CsvMapping.nullable(),
});
export type StatementFile = z.infer<typeof StatementFile>;

/** What became of a file: read, or asked how it is to be read. */
export const StatementRead = z.object({
  added: z.int(),
  /** Lines that were there already. */
  known: z.int(),
  /** Of a spreadsheet that cannot be read yet: nothing was written. */
  table: z
    .object({
      separator: z.enum(SEPARATORS),
      headers: z.array(z.string()),
      samples: z.array(z.array(z.string())),
      /** What was kept, where there is something. */
      mapping: CsvMapping.nullable(),
    })
    .nullable(),
});
export type StatementRead = z.infer<typeof StatementRead>;

const Payer = z.object({ id: z.string(), name: z.string() });

export const BankCharge = z.object({
  id: z.string(),
  reference: z.string(),
  state: z.enum(CHARGE_STATES),
  amount: z.int(),
  currency: Currency,
  due_at: z.string(),
  payer: Payer,
  students: z.array(z.string()),
});
export type BankCharge = z.infer<typeof BankCharge>;

/** Money that came to the account. Amounts are hundredths. */
export const BankLine = z.object({
  id: z.string(),
  amount: z.int(),
  currency: Currency,
  /** A day of the bank's. */
  booked_on: z.string(),
  name: z.string(),
  text: z.string(),
  state: z.enum(BANK_LINE_STATES),
  /** Of one that is open. */
  verdict: z.enum(VERDICTS).nullable(),
  /** The charge that its text names, or that it was matched to. */
  charge: BankCharge.nullable(),
  /** Whose money it is, once that is said. */
  payer: Payer.nullable(),
  /** Why it was set aside. */
  word: z.string().nullable(),
  settled_at: z.string().nullable(),
  settled_by: z.string().nullable(),
});
export type BankLine = z.infer<typeof BankLine>;

/** GET /staff/statements/ */
export const Statements = z.object({
  /** Where transfers go; empty: nowhere, and nothing can be read. */
  iban: z.string(),
  holder: z.string(),
  /** Those that wait, the oldest first. */
  open: z.array(BankLine),
  /** The last that were settled, the newest first. */
  settled: z.array(BankLine),
});
export type Statements = z.infer<typeof Statements>;

/** The exact ones that were shown. */
export const LinesToConfirm = z.object({
  line_ids: z.array(Id).min(1, message("required")).max(500, message("invalid")),
});
export type LinesToConfirm = z.infer<typeof LinesToConfirm>;

/** Those that were no longer exact wait. */
export const LinesConfirmed = z.object({ confirmed: z.int(), waiting: z.int() });
export type LinesConfirmed = z.infer<typeof LinesConfirmed>;

/** charge: it is for this charge; payer: it is this payer's, for whatever comes. */
export const LineMatch = z.object({
  to: z.enum(["charge", "payer"], message("invalid")),
  id: Id,
});
export type LineMatch = z.infer<typeof LineMatch>;

export const LineAside = z.object({ word: shortText(300).min(1, message("required")) });
export type LineAside = z.infer<typeof LineAside>;

export const OpenChargesQuery = z.object({ q: shortText(100).default("") });
export type OpenChargesQuery = z.infer<typeof OpenChargesQuery>;

/** What a transfer may be for: charges that are due, and whoever has one or has paid before. */
export const OpenCharges = z.object({ charges: z.array(BankCharge), payers: z.array(Payer) });
export type OpenCharges = z.infer<typeof OpenCharges>;
