import * as calendar from "@riwaq/contracts/scheduling/calendar.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";

/** A new address, told this once; the one before stops working. */
export function useMakeFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api(calendar.makeFeed),
    onSettled: () => invalidate(queryClient, [calendar.feed]),
  });
}

export function useRevokeFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api(calendar.revokeFeed),
    onSettled: () => invalidate(queryClient, [calendar.feed]),
  });
}
