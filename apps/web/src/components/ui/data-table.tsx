/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- changing `display` takes a table's roles from it in some browsers */
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";

import { cn } from "../../lib/cn.ts";

export type Column<T> = {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /**
   * On a card the title stands on top, a line speaks for itself beneath it, actions stand at the foot, a menu or a state in the
   * corner: all without their header.
   */
  place?: "title" | "line" | "actions" | "menu" | "corner";
  /** Where the rows can be put in the order of this column; cards leave it to a field beside them. */
  sorting?: { direction: SortDirection; onSort: () => void };
};

export type SortDirection = "ascending" | "descending" | "none";

type DataTableProps<T> = {
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  /** Without, where it stands in a card that has a frame already. */
  isFramed?: boolean;
};

const CELL = "md:table-cell md:border-t md:border-line md:px-4 md:py-2.5";

const PLACES = {
  title: "block pe-10 pb-1.5 font-semibold md:font-normal",
  actions: "mt-2 block border-t border-line pt-3 md:mt-0",
  line: "block py-0.5",
  corner: "absolute end-4 top-4 md:static",
  menu: "absolute end-2 top-2 md:static",
  fact: "flex items-center justify-between gap-4 py-1",
};

function Cell<T>({ column, row }: { column: Column<T>; row: T }) {
  return (
    <td role="cell" className={cn(PLACES[column.place ?? "fact"], CELL)}>
      {!column.place && (
        <span aria-hidden className="min-w-0 text-sm text-ink-muted md:hidden">
          {column.header}
        </span>
      )}
      {column.cell(row)}
    </td>
  );
}

const SORT_ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

function Header<T>({ column: { header, sorting } }: { column: Column<T> }) {
  const Icon = sorting && SORT_ICONS[sorting.direction];
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorting?.direction}
      className="px-4 py-3 text-start text-sm font-semibold text-ink-muted"
    >
      {Icon ? (
        <>
          <span className="md:hidden">{header}</span>
          <button
            type="button"
            onClick={sorting.onSort}
            className="-m-2 hidden min-h-11 items-center gap-1.5 rounded-sm p-2 hover:text-ink md:inline-flex"
          >
            {header}
            <Icon aria-hidden strokeWidth={1.75} className="size-4" />
          </button>
        </>
      ) : (
        header
      )}
    </th>
  );
}

/** A table where there is room for one, a card per row on phones. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { caption, columns, rows, rowKey, isFramed = true } = props;
  return (
    <table
      role="table"
      className={cn(
        "block w-full text-start md:table md:border-separate md:border-spacing-0",
        isFramed && "md:rounded-md md:border md:border-line md:bg-surface",
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row">
          {columns.map((column) => (
            <Header key={column.id} column={column} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block space-y-3 md:table-row-group">
        {rows.map((row) => (
          <tr
            role="row"
            key={rowKey(row)}
            className="relative block rounded-md border border-line bg-surface px-5 py-4 md:table-row md:rounded-none md:border-0 md:bg-transparent md:p-0"
          >
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
