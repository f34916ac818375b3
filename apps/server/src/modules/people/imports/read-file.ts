import { IMPORT_ROWS_MAX } from "@riwaq/contracts/people/imports";
import { CsvError, parse } from "csv-parse/sync";

import { badField } from "../../../platform/app-error.ts";
import { unguarded } from "../../../platform/files/write-csv.ts";

const SEPARATORS = [",", ";", "\t"] as const;

/** The one of which the first line has most, outside of quotes. */
function separatorOf(text: string): string {
  const line = (/^[^\r\n]*/.exec(text)?.[0] ?? "").replaceAll(/"[^"]*"/g, "");
  const counted = SEPARATORS.map((sign) => ({ sign, count: line.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ",";
}

/** A row with its number as a spreadsheet counts. */
export type FileRow = { row: number; cells: string[] };

/** The rows of a CSV file under their headers; rows without a word are left out. */
export function readFile(text: string): { headers: string[]; rows: FileRow[] } {
  try {
    const all: string[][] = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      trim: true,
    });
    const [headers = [], ...records] = all.map((cells) => cells.map(unguarded));
    const rows = records
      .map((cells, index) => ({ row: index + 2, cells }))
      .filter(({ cells }) => cells.some((cell) => cell !== ""));
    if (headers.length === 0 || rows.length === 0) throw badField("text", "import_empty");
    if (rows.length > IMPORT_ROWS_MAX) throw badField("text", "import_large");
    return { headers, rows };
  } catch (error) {
    if (error instanceof CsvError) throw badField("text", "import_unreadable");
    throw error;
  }
}
