import { IMPORT_ROWS_MAX } from "@riwaq/contracts/people/imports";

import { badField } from "../../../platform/app-error.ts";
import { type FileRow, isFilled, readCsv } from "../../../platform/files/read-csv.ts";

/** The rows of a CSV file under their headers; rows without a word are left out. */
export function readFile(text: string): { headers: string[]; rows: FileRow[] } {
  const all = readCsv(text);
  if (!all) throw badField("text", "import_unreadable");
  const [head, ...records] = all;
  const rows = records.filter(isFilled);
  if (!head || head.cells.length === 0 || rows.length === 0) throw badField("text", "import_empty");
  if (rows.length > IMPORT_ROWS_MAX) throw badField("text", "import_large");
  return { headers: head.cells, rows };
}
