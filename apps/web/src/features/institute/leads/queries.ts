import * as leads from "@riwaq/contracts/institute/leads.calls";
import * as teachers from "@riwaq/contracts/people/teachers.calls";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";
import type { LeadsSearch } from "./model/leads-search.ts";

/** While another page or choice is on its way, the list before it stays. */
export function leadsQuery({ lead: _, ...query }: LeadsSearch) {
  return queryOptions({ ...queryOf(leads.list, { query }), placeholderData: keepPreviousData });
}

export const leadQuery = (id: string) => queryOptions(queryOf(leads.one, { params: { id } }));

/** Who suits what is sought for this learner, the best first. */
export const suggestionsQuery = (learnerId: string) =>
  queryOptions(queryOf(teachers.list, { query: { for: learnerId } }));
