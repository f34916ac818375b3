import type { PeriodicReportReturn } from "@riwaq/contracts/learning/periodic-reports";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { keepReport } from "./periodic-keys.ts";

type Return = { id: string; body: PeriodicReportReturn };

async function returnReport({ id, body }: Return) {
  const { PeriodicReport } = await import("@riwaq/contracts/learning/periodic-reports");
  return request(`periodic-reports/${id}/return/`, PeriodicReport, { method: "POST", body });
}

export function useReturnReport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: returnReport,
    onSuccess: (report) => keepReport(queryClient, report),
  });
}
