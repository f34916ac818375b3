import type { PeriodicReportChange } from "@riwaq/contracts/learning/periodic-reports";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { keepReport } from "./periodic-keys.ts";

type Writing = { id: string; body: PeriodicReportChange; isSubmitted: boolean };

async function writeReport({ id, body, isSubmitted }: Writing) {
  const { PeriodicReport } = await import("@riwaq/contracts/learning/periodic-reports");
  const path = `periodic-reports/${id}/`;
  return isSubmitted
    ? request(`${path}submit/`, PeriodicReport, { method: "POST", body })
    : request(path, PeriodicReport, { method: "PUT", body });
}

/** Saves the teacher's words, or hands them to the institute. */
export function useWriteReport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: writeReport,
    onSuccess: (report) => keepReport(queryClient, report),
  });
}
