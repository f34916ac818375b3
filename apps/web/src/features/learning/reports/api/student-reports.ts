import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { REPORTS } from "./report-keys.ts";

async function fetchStudentReports(id: string, page: number) {
  const contract = await import("@riwaq/contracts/learning/reports");
  const question = new URLSearchParams({ page: String(page) });
  return request(`students/${encodeURIComponent(id)}/reports/?${question}`, contract.Reports);
}

/** While another page is on its way, the one before it stays. */
export function studentReportsQuery(id: string, page: number) {
  return queryOptions({
    queryKey: [...REPORTS, "of", id, page],
    queryFn: () => fetchStudentReports(id, page),
    placeholderData: keepPreviousData,
  });
}
