import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { OUTBOX } from "./outbox-mails.ts";

async function sendAgain(id: string) {
  const contract = await import("@riwaq/contracts/notifications/outbox");
  return request(`outbox/${id}/send-again/`, contract.OutboxMail, { method: "POST" });
}

/** Busy until the list says it as well. */
export function useSendAgain() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: sendAgain,
    onSettled: () => queryClient.invalidateQueries({ queryKey: OUTBOX }),
  });
}
