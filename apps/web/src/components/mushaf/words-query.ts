import * as mushaf from "@riwaq/contracts/learning/mushaf.calls";
import { foldQuery } from "@riwaq/domain/learning/mushaf/fold";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../lib/query-of.ts";

/** Fewer letters stand in nearly every aya. */
const LEAST_LETTERS = 2;

/** Whether ayat are looked for by what was typed. */
export const hasWords = (typed: string): boolean =>
  foldQuery(typed).join("").length >= LEAST_LETTERS;

/** Where words stand; while more of them are typed, what was found stays. The text never changes. */
export function wordsQuery(q: string) {
  return queryOptions({
    ...queryOf(mushaf.search, { query: { q } }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
