import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { REPORTS } from "./report-keys.ts";

async function fetchReport(id: string) {
  const contract = await import("@riwaq/contracts/learning/reports");
  return request(`reports/${encodeURIComponent(id)}/`, contract.Report);
}

export function reportQuery(id: string) {
  return queryOptions({ queryKey: [...REPORTS, "one", id], queryFn: () => fetchReport(id) });
}
