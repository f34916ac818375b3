/** What a bank's statement says of money that came, and how amounts and days are read in files that every bank writes its own way. */

/** open: waits for staff; matched: its money is a payer's; aside: it is none of ours, and staff said why. */
export const BANK_LINE_STATES = ["open", "matched", "aside"] as const;

/** What parts the columns of a spreadsheet. */
export const SEPARATOR_SIGNS = { semicolon: ";", comma: ",", tab: "\t" } as const;

export type Separator = keyof typeof SEPARATOR_SIGNS;

export const SEPARATORS = Object.keys(SEPARATOR_SIGNS) as [Separator, ...Separator[]];

export const DECIMAL_SIGNS = [",", "."] as const;

export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

/** In which order day, month and year stand. */
export const DAY_ORDERS = ["dmy", "mdy", "ymd"] as const;

export type DayOrder = (typeof DAY_ORDERS)[number];

/** What a column of a statement can hold; the first three must have one. */
export const STATEMENT_COLUMNS = [
  "booked_on",
  "amount",
  "text",
  "details",
  "name",
  "currency",
] as const;

export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

export const NEEDED_COLUMNS = ["booked_on", "amount", "text"] as const satisfies StatementColumn[];

/** How one bank writes its spreadsheets, said once by staff: columns by their names, since where they stand may change. */
export type CsvMapping = {
  separator: Separator;
  decimal_sign: DecimalSign;
  day_order: DayOrder;
  columns: Partial<Record<StatementColumn, string>>;
};

/** Hundredths: no transfer of a family is as large, and a column of the database holds it. */
const AMOUNT_MAX = 2_000_000_000;

const wholeOf = (units: string, decimals: string): number | null => {
  const cents = decimals.padEnd(2, "0");
  // What is less than a hundredth must be nothing: an amount is never rounded.
  if (!/^\d{2}0*$/.test(cents)) return null;
  const amount = Number(units) * 100 + Number(cents.slice(0, 2));
  return amount <= AMOUNT_MAX ? amount : null;
};

/** Hundredths of an amount as ISO 20022 writes it ("96.00"); null for anything else. */
export function hundredthsOfIso(text: string): number | null {
  const [, units, decimals = ""] = /^(\d{1,13})(?:\.(\d{1,5}))?$/.exec(text.trim()) ?? [];
  return units === undefined ? null : wholeOf(units, decimals);
}

/** Spaces of every width, and what is written around the figures. */
const AROUND = /[\s\u00A0\u202F'’]|€|\$|\b(?:EUR|CHF|CAD|MAD|USD)\b|MAD|DH/gi;

/**
 * Hundredths of an amount in a spreadsheet, below zero where it went out; null where it cannot be read with this sign of
 * decimals. Groups of three may be parted by the other sign, so that "1.234" is not taken for 1,23 and "96.00" not for 9600.
 */
export function hundredthsOf(text: string, decimal: DecimalSign): number | null {
  const plain = text.replaceAll(AROUND, "").replace("\u2212", "-");
  const [point, group] = decimal === "," ? [",", "\\."] : ["\\.", ","];
  const figures = new RegExp(
    `^([+-]?)(\\d{1,13}|\\d{1,3}(?:${group}\\d{3})+)(?:${point}(\\d{1,5}))?$`,
  );
  const [, sign, units, decimals = ""] = figures.exec(plain) ?? [];
  if (units === undefined) return null;
  const amount = wholeOf(units.replaceAll(/\D/g, ""), decimals);
  return amount === null || amount === 0 ? amount : amount * (sign === "-" ? -1 : 1);
}

/** The day (`2026-11-23`) that somebody wrote in this order, with any sign between; null where there is no such day. */
export function dayOf(text: string, order: DayOrder): string | null {
  const [, ...parts] = /^(\d{1,4})\D(\d{1,2})\D(\d{1,4})(?:\D.*)?$/.exec(text.trim()) ?? [];
  const of = (sign: string) => Number(parts[order.indexOf(sign)]);
  if (parts.length === 0) return null;
  const year = of("y") < 100 ? 2000 + of("y") : of("y");
  const date = new Date(Date.UTC(year, of("m") - 1, of("d")));
  const isDay =
    year >= 2000 &&
    year < 2200 &&
    date.getUTCMonth() === of("m") - 1 &&
    date.getUTCDate() === of("d");
  return isDay ? date.toISOString().slice(0, 10) : null;
}
