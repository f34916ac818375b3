import * as figures from "@riwaq/contracts/views/figures.calls";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { hrefOf } from "../../../lib/api.ts";
import { queryOf } from "../../../lib/query-of.ts";
import type { FiguresSearch } from "./model/figures-search.ts";

/** The institute in numbers; what was on show stays until the next is here. */
export const figuresQuery = (search: FiguresSearch) =>
  queryOptions({
    ...queryOf(figures.figures, { query: search }),
    placeholderData: keepPreviousData,
  });

export type TableKind = "months" | "programmes" | "teachers";

/** The same as a file, a row for each of a kind. */
export const tableHref = (search: FiguresSearch, by: TableKind) =>
  hrefOf(figures.table, { query: { ...search, by } });
