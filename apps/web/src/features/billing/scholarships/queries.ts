import * as scholarships from "@riwaq/contracts/billing/scholarships.calls";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** All of them, with why: for staff who decide about money. */
export const scholarshipsQuery = queryOptions(queryOf(scholarships.list));

/** Learners by what is typed, or the one of an id; while others are looked for, the ones before stay. */
export const learnersQuery = (search: { q: string; id?: string }) =>
  queryOptions({
    ...queryOf(scholarships.learners, { query: search }),
    enabled: search.q !== "" || search.id !== undefined,
    placeholderData: keepPreviousData,
  });
