import * as resources from "@riwaq/contracts/learning/resources.calls";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";
import { questionOf } from "./model/resource-search.ts";
import type { ResourceSearch } from "./model/resource-search.ts";

/** What the reader may see, the last changed first. While another choice is on its way, the list before it stays. */
export function resourcesQuery(search: ResourceSearch) {
  return queryOptions({
    ...queryOf(resources.list, { query: questionOf(search) }),
    placeholderData: keepPreviousData,
  });
}

export function resourceQuery(id: string) {
  return queryOptions(queryOf(resources.one, { params: { id } }));
}

export function versionsQuery(id: string) {
  return queryOptions(queryOf(resources.versions, { params: { id } }));
}
