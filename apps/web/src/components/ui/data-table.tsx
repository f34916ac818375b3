/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- changing `display` takes a table's roles from it in some browsers */
import type { ReactNode } from "react";

import { cn } from "../../lib/cn.ts";

export type Column<T> = {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** Actions, as a rule: the header is read out and not shown. */
  isHeaderHidden?: boolean;
};

type DataTableProps<T> = {
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
};

function Row<T>({ columns, row }: { columns: readonly Column<T>[]; row: T }) {
  return (
    <tr
      role="row"
      className="block border-line px-5 py-4 max-md:rounded-md max-md:border max-md:bg-surface md:table-row md:border-t md:p-0"
    >
      {columns.map((column) => (
        <td
          role="cell"
          key={column.id}
          className="flex items-baseline justify-between gap-4 py-1 md:table-cell md:px-4 md:py-3"
        >
          <span
            aria-hidden
            className={cn("text-sm text-ink-muted md:hidden", column.isHeaderHidden && "hidden")}
          >
            {column.header}
          </span>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** A table where there is room for one, a card per row on phones. */
export function DataTable<T>({ caption, columns, rows, rowKey }: DataTableProps<T>) {
  return (
    <table
      role="table"
      className="block w-full text-start md:table md:rounded-md md:border md:border-line md:bg-surface"
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row">
          {columns.map((column) => (
            <th
              role="columnheader"
              scope="col"
              key={column.id}
              className="px-4 py-3 text-start text-sm font-semibold text-ink-muted"
            >
              <span className={cn(column.isHeaderHidden && "sr-only")}>{column.header}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block space-y-3 md:table-row-group">
        {rows.map((row) => (
          <Row key={rowKey(row)} columns={columns} row={row} />
        ))}
      </tbody>
    </table>
  );
}
