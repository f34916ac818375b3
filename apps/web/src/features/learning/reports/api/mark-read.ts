import { useMutation, useQueryClient } from "@tanstack/react-query";

import { noContent, request } from "../../../../lib/api-client.ts";
import { forgetReports } from "./report-keys.ts";

function markRead(id: string) {
  return request(`reports/${encodeURIComponent(id)}/read/`, noContent, { method: "POST" });
}

export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: markRead, onSuccess: () => forgetReports(queryClient) });
}
