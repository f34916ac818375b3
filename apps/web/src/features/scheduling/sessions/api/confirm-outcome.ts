import type { OutcomeConfirmation } from "@riwaq/contracts/scheduling/sessions";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { forgetLessons } from "../../../../lib/session-keys.ts";

type Confirmation = { id: string; body: OutcomeConfirmation };

async function confirmOutcome({ id, body }: Confirmation) {
  const contract = await import("@riwaq/contracts/scheduling/sessions");
  return request(`sessions/${id}/outcome/`, contract.SessionDetails, { method: "POST", body });
}

export function useConfirmOutcome() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: confirmOutcome,
    onSuccess: () => forgetLessons(queryClient),
  });
}
