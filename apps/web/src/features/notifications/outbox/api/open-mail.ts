import { useMutation } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function openMail(id: string) {
  const contract = await import("@riwaq/contracts/notifications/outbox");
  return request(`outbox/${id}/open/`, contract.OutboxMail, { method: "POST" });
}

/** Noted by the server, and kept nowhere in this browser. */
export function useOpenMail() {
  return useMutation({ mutationFn: openMail, gcTime: 0 });
}
