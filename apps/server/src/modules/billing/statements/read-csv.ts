/** Statements as spreadsheets: every bank has its own columns, so staff say once which holds what. */
import {
  type CsvMapping,
  NEEDED_COLUMNS,
  SEPARATORS,
  SEPARATOR_SIGNS,
  type Separator,
  type StatementColumn,
  dayOf,
  hundredthsOf,
} from "@riwaq/domain/billing/bank-lines";
import { CURRENCIES, type Currency } from "@riwaq/domain/billing/units";
import { CsvError, parse } from "csv-parse/sync";

import { type StatementLine, faultyAt, keyLines, unreadable } from "./key-lines.ts";

/** Some banks write who they are above the table. */
const HEAD_ROWS = 30;
const SAMPLES = 3;

/** What staff look at to say which column holds what. */
export function tableOf(text: string) {
  const separator = separatorOf(text);
  const rows = rowsOf(text, separator);
  const widest = Math.max(0, ...rows.slice(0, HEAD_ROWS).map(countOf));
  const at = rows.findIndex((row) => countOf(row) > 1 && countOf(row) >= widest - 1);
  const headers = rows[at] ?? [];
  if (headers.length < 2) throw unreadable();
  return { separator, headers, samples: rows.slice(at + 1, at + 1 + SAMPLES) };
}

const countOf = (row: string[]) => row.filter((cell) => cell !== "").length;

/** The one that gives the most columns. */
function separatorOf(text: string): Separator {
  const head = text.slice(0, 10_000).replaceAll(/"[^"]*"/g, "");
  const counted = SEPARATORS.map((separator) => ({
    separator,
    count: head.split(SEPARATOR_SIGNS[separator]).length,
  }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.separator ?? "semicolon";
}

/** Whether the file has a table with every column that is named. */
export const fits = (text: string, mapping: CsvMapping): boolean =>
  headOf(rowsOf(text, mapping.separator), mapping) >= 0;

const headOf = (rows: string[][], { columns }: CsvMapping) => {
  const names = Object.values(columns).filter((name) => name !== undefined);
  const hasAll = NEEDED_COLUMNS.every((column) => columns[column] !== undefined);
  return hasAll
    ? rows.slice(0, HEAD_ROWS).findIndex((row) => names.every((name) => row.includes(name)))
    : -1;
};

/** Money that came: rows without an amount, or with one below zero, are of what went out. Whole or not at all. */
export function readCsv(text: string, mapping: CsvMapping, currency: Currency): StatementLine[] {
  const rows = rowsOf(text, mapping.separator);
  const head = headOf(rows, mapping);
  if (head < 0) throw unreadable();
  const headers = rows[head] ?? [];
  const found = rows.slice(head + 1).flatMap((row, at) => {
    const cell = (column: StatementColumn) => {
      const name = mapping.columns[column];
      return name === undefined ? "" : (row[headers.indexOf(name)] ?? "");
    };
    if (cell("amount") === "") return [];
    const amount = hundredthsOf(cell("amount"), mapping.decimal_sign);
    const bookedOn = dayOf(cell("booked_on"), mapping.day_order);
    const own = cell("currency").toUpperCase() || currency;
    const known = CURRENCIES.find((one) => one === own);
    if (amount === null || bookedOn === null || !known) throw faultyAt(head + at + 2);
    if (amount <= 0) return [];
    const said = [cell("text"), cell("details")].join(" ");
    return [{ reference: null, amount, currency: known, bookedOn, name: cell("name"), text: said }];
  });
  return keyLines(found);
}

function rowsOf(text: string, separator: Separator): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: SEPARATOR_SIGNS[separator],
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
    });
  } catch (error) {
    if (error instanceof CsvError) throw unreadable();
    throw error;
  }
}
