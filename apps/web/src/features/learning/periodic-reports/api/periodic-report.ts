import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { periodicKey } from "./periodic-keys.ts";

async function fetchPeriodicReport(id: string) {
  const contract = await import("@riwaq/contracts/learning/periodic-reports");
  return request(`periodic-reports/${encodeURIComponent(id)}/`, contract.PeriodicReport);
}

export function periodicReportQuery(id: string) {
  return queryOptions({ queryKey: periodicKey(id), queryFn: () => fetchPeriodicReport(id) });
}
