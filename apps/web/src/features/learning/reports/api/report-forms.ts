import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function fetchReportForms(session: string) {
  const contract = await import("@riwaq/contracts/learning/reports");
  return request(`reports/?${new URLSearchParams({ session })}`, contract.ReportForms);
}

/** One form for each pupil of a lesson. Never from the cache: a form begins with what was typed last. */
export function reportFormsQuery(session: string) {
  return queryOptions({
    queryKey: ["report-forms", session],
    queryFn: () => fetchReportForms(session),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
