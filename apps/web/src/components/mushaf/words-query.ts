import * as mushaf from "@riwaq/contracts/learning/mushaf.calls";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../lib/query-of.ts";

/** Where words stand; while more of them are typed, what was found stays. The text never changes. */
export function wordsQuery(q: string) {
  return queryOptions({
    ...queryOf(mushaf.search, { query: { q } }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
