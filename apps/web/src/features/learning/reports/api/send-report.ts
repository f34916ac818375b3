import type { ReportSend } from "@riwaq/contracts/learning/reports";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { forgetReports } from "./report-keys.ts";

type Sending = { id: string; body: ReportSend; key: string };

async function sendReport({ id, body, key }: Sending) {
  const contract = await import("@riwaq/contracts/learning/reports");
  return request(`reports/${id}/send/`, contract.Report, {
    method: "POST",
    body,
    headers: { "idempotency-key": key },
  });
}

/** Sends it, or corrects what was sent. */
export function useSendReport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: sendReport,
    onSuccess: () => forgetReports(queryClient),
  });
}
