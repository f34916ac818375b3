import writeXlsxFile from "write-excel-file/node";

import type { Row } from "./write-csv.ts";

export const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** More than that no spreadsheet holds, nor a process beside its other work. */
const ROWS_MAX = 100_000;

const HEAD = { fontWeight: "bold" } as const;

/** Each text says that it is one, so that none is read as a formula; what is nothing is no cell. */
const cellOf = (cell: Row[number]) => {
  if (cell === null || cell === "") return null;
  return typeof cell === "number" ? { type: Number, value: cell } : { type: String, value: cell };
};

/** A table as a workbook of a spreadsheet, its first row the names of the columns; it is made whole in memory. */
export async function writeWorkbook(
  header: readonly string[],
  pages: AsyncIterable<readonly Row[]>,
): Promise<Buffer> {
  const rows: Array<ReturnType<typeof cellOf>[]> = [];
  for await (const page of pages) {
    for (const row of page) if (rows.length < ROWS_MAX) rows.push(row.map(cellOf));
  }
  const head = header.map((value) => ({ type: String, value, ...HEAD }));
  return writeXlsxFile([head, ...rows], { stickyRowsCount: 1 }).toBuffer();
}
