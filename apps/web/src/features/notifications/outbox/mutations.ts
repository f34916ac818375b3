import * as outbox from "@riwaq/contracts/notifications/outbox.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";

/** Noted by the server, and kept nowhere in this browser. */
export function useOpenMail() {
  return useMutation({
    mutationFn: (id: string) => api(outbox.open, { params: { id } }),
    gcTime: 0,
  });
}

/** Busy until the list says it as well. */
export function useSendAgain() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(outbox.sendAgain, { params: { id } }),
    onSettled: () => invalidate(queryClient, [outbox.list]),
  });
}
