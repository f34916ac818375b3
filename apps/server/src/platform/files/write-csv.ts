import { Readable } from "node:stream";

/** A text, a number that a spreadsheet may count with, or nothing. */
export type Cell = string | number | null;

export type Row = readonly Cell[];

/** A table that is made while somebody takes it. */
export type Table = { header: string[]; pages: () => AsyncIterable<readonly Row[]> };

/** What a spreadsheet would run as a formula, or read as one after what it skips. */
const FORMULA = /^[=+\-@\t\r\n]/;
const QUOTED = /[",\r\n]/;

/** A text as a cell of a spreadsheet: one that begins like a formula has an apostrophe before it and is shown, not run. */
export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** What `harmless` was given: what we write can be read again. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = harmless(cell);
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const lineOf = (row: Row) => `${row.map(cellText).join(",")}\r\n`;

/** By which spreadsheets know that the letters are UTF-8. */
const BOM = "\uFEFF";

/**
 * A table as CSV (RFC 4180, UTF-8), its first row the names of the columns. Pages are asked for one after the other, as
 * the reader takes them: however many rows there are, no more than a page is held.
 */
export function writeCsv(
  header: readonly string[],
  pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): Readable {
  async function* lines() {
    yield BOM + lineOf(header);
    for await (const page of pages) if (page.length > 0) yield page.map(lineOf).join("");
  }
  return Readable.from(lines());
}
