import { CsvError, parse } from "csv-parse/sync";

import { unguarded } from "./write-csv.ts";

const SEPARATORS = [",", ";", "\t"] as const;

/** The one of which the first line has most, outside of quotes. */
function separatorOf(text: string): string {
  const line = (/^[^\r\n]*/.exec(text)?.[0] ?? "").replaceAll(/"[^"]*"/g, "");
  const counted = SEPARATORS.map((sign) => ({ sign, count: line.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ",";
}

/** A row with its number as a spreadsheet counts: the first is 1. */
export type FileRow = { row: number; cells: string[] };

/** Every row of a CSV file, whatever separates its cells; null where it cannot be read as one. */
export function readCsv(text: string): FileRow[] | null {
  try {
    const all: string[][] = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      trim: true,
    });
    return all.map((cells, index) => ({ row: index + 1, cells: cells.map(unguarded) }));
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/** Whether a row says anything. */
export const isFilled = ({ cells }: FileRow): boolean => cells.some((cell) => cell !== "");
