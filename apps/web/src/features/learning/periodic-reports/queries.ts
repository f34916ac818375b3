import * as periodic from "@riwaq/contracts/learning/periodic-reports.calls";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";
import type { PeriodicSearch } from "./model/periodic-search.ts";

export function periodicReportQuery(id: string) {
  return queryOptions(queryOf(periodic.one, { params: { id } }));
}

/** While another page is on its way, the one before it stays. */
export function periodicReportsQuery({ page = 1, ...search }: PeriodicSearch) {
  return queryOptions({
    ...queryOf(periodic.list, { query: { ...search, page } }),
    placeholderData: keepPreviousData,
  });
}
