import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { keepReport } from "./periodic-keys.ts";

async function approveReport(id: string) {
  const contract = await import("@riwaq/contracts/learning/periodic-reports");
  return request(`periodic-reports/${id}/approve/`, contract.PeriodicReport, { method: "POST" });
}

export function useApproveReport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: approveReport,
    onSuccess: (report) => keepReport(queryClient, report),
  });
}
