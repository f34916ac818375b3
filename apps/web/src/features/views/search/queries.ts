import * as search from "@riwaq/contracts/views/search.calls";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";
import type { Line } from "./model/lines.ts";
import type { PeopleSearch } from "./model/people-search.ts";

/** Whom a text means; what was found before stays until the next is here. */
export const searchQuery = (q: string) =>
  queryOptions({ ...queryOf(search.find, { query: { q } }), placeholderData: keepPreviousData });

/** What somebody chose last, the newest first: in memory alone, and forgotten with everything else at the log-out. */
export const recentQuery = queryOptions<Line[]>({
  // allow key: no call answers this
  queryKey: ["recently-found"],
  queryFn: () => [],
  initialData: [],
  staleTime: Infinity,
  gcTime: Infinity,
});

/** A page of everybody; the one before stays until it is here. */
export const peopleQuery = ({ q = "", ...rest }: PeopleSearch) =>
  queryOptions({
    ...queryOf(search.people, { query: { ...rest, search: q } }),
    placeholderData: keepPreviousData,
  });
