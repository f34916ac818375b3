import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { REPORTS } from "./report-keys.ts";

async function fetchReportVersions(id: string) {
  const contract = await import("@riwaq/contracts/learning/reports");
  return request(`reports/${encodeURIComponent(id)}/versions/`, contract.ReportVersions);
}

/** For the teacher and staff: what was sent before, and the notes that no family receives. */
export function reportVersionsQuery(id: string) {
  return queryOptions({
    queryKey: [...REPORTS, "versions", id],
    queryFn: () => fetchReportVersions(id),
  });
}
