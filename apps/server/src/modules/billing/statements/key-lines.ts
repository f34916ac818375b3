/** What is read of a bank's statement, whichever kind of file it came in. Pure: bytes in, lines out. */
import { createHash } from "node:crypto";

import type { Currency } from "@riwaq/domain/billing/units";

import { AppError, badField } from "../../../platform/app-error.ts";

/** Money that came to the institute's account. */
export type StatementLine = {
  /** The same for the same line in every file of this account. */
  key: string;
  /** Hundredths. */
  amount: number;
  currency: Currency;
  /** A day of the bank's. */
  bookedOn: string;
  name: string;
  text: string;
};

const LINES_MAX = 5000;
const NAME_SIGNS = 140;
const TEXT_SIGNS = 1000;

export const unreadable = () => badField("content", "statement_unreadable");

/** Counted as the bank's file counts: entries, or rows of a spreadsheet. */
export const faultyAt = (row: number) =>
  new AppError("bad_input", { content: [{ key: "statement_row", params: { row } }] });

type Found = Omit<StatementLine, "key"> & {
  /** The bank's own name of it, where it gave one. */
  reference: string | null;
};

/**
 * Lines with their keys: the bank's reference with day and amount, since some banks give the same one to several; without
 * one, a hash of the line. Of lines that are alike in one statement each is counted, so that two equal payments are two.
 */
export function keyLines(found: readonly Found[]): StatementLine[] {
  if (found.length > LINES_MAX) throw badField("content", "statement_large");
  const alike = new Map<string, number>();
  return found.map(({ reference, ...line }) => {
    const name = within(line.name, NAME_SIGNS);
    const text = within(line.text, TEXT_SIGNS);
    const { bookedOn, amount, currency } = line;
    const own = reference ?? hashOf([currency, name, text]);
    const key = hashOf([reference ? "reference" : "line", own, bookedOn, String(amount)]);
    const count = (alike.get(key) ?? 0) + 1;
    alike.set(key, count);
    return { ...line, name, text, key: count === 1 ? key : `${key}:${count}` };
  });
}

const hashOf = (parts: readonly string[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");

/** One line that the database can hold. */
function within(text: string, signs: number): string {
  const plain = text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return [...plain].slice(0, signs).join("").trim();
}
