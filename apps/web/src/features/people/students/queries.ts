import * as students from "@riwaq/contracts/people/students.calls";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";
import type { StudentSearch } from "./model/student-search.ts";

/** The teacher's own pupils, by name. */
export const studentsQuery = queryOptions(queryOf(students.list));

/** While another page or word is on its way, the list before it stays. */
export function studentsPageQuery({ q: search, sort, order, page }: StudentSearch) {
  return queryOptions({
    ...queryOf(students.page, { query: { search, sort, order, page } }),
    placeholderData: keepPreviousData,
  });
}
