import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { questionOf } from "../model/periodic-search.ts";
import type { PeriodicSearch } from "../model/periodic-search.ts";
import { PERIODIC_LISTS } from "./periodic-keys.ts";

async function fetchPeriodicReports(question: string) {
  const contract = await import("@riwaq/contracts/learning/periodic-reports");
  return request(`periodic-reports/?${question}`, contract.PeriodicReports);
}

/** While another page is on its way, the one before it stays. */
export function periodicReportsQuery(search: PeriodicSearch) {
  const question = questionOf(search);
  return queryOptions({
    queryKey: [...PERIODIC_LISTS, question],
    queryFn: () => fetchPeriodicReports(question),
    placeholderData: keepPreviousData,
  });
}
