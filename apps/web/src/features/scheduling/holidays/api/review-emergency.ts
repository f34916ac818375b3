import type { MakeUpDecision } from "@riwaq/contracts/scheduling/bookings";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { pendingMakeUpsQuery } from "./pending-make-ups.ts";

async function reviewEmergency(id: string, decision: MakeUpDecision) {
  const contract = await import("@riwaq/contracts/scheduling/bookings");
  return request(`staff/make-ups/${id}/`, contract.MakeUp, { method: "PATCH", body: decision });
}

/** Once for each; whatever came of it, the list is read again. */
export function useReviewEmergency(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decision: MakeUpDecision) => reviewEmergency(id, decision),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pendingMakeUpsQuery.queryKey }),
  });
}
