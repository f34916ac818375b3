import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { REPORTS } from "./report-keys.ts";

async function fetchProgress(id: string) {
  const contract = await import("@riwaq/contracts/learning/reports");
  return request(`students/${encodeURIComponent(id)}/progress/`, contract.Progress);
}

export function progressQuery(id: string) {
  return queryOptions({ queryKey: [...REPORTS, "progress", id], queryFn: () => fetchProgress(id) });
}
