import * as audit from "@riwaq/contracts/views/audit.calls";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";
import type { AuditSearch } from "./model/audit-search.ts";

export const AUDIT_SEARCH_MIN = 2;

/** What was on show stays until the next page is here. */
export function auditQuery(search: AuditSearch) {
  return queryOptions({
    ...queryOf(audit.list, { query: search }),
    placeholderData: keepPreviousData,
  });
}

/** Nobody is looked for by a single letter. */
export function auditPeopleQuery(search: string) {
  return queryOptions({
    ...queryOf(audit.people, { query: { search } }),
    enabled: search.length >= AUDIT_SEARCH_MIN,
  });
}
