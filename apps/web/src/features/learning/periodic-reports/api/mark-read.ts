import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { keepReport } from "./periodic-keys.ts";

async function markRead(id: string) {
  const contract = await import("@riwaq/contracts/learning/periodic-reports");
  return request(`periodic-reports/${id}/read/`, contract.PeriodicReport, { method: "POST" });
}

export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: markRead,
    onSuccess: (report) => keepReport(queryClient, report),
  });
}
