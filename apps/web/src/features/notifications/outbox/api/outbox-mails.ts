import type { OutboxView } from "@riwaq/contracts/notifications/outbox";
import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

export const OUTBOX = ["outbox"] as const;

async function fetchOutboxMails(show: OutboxView) {
  const contract = await import("@riwaq/contracts/notifications/outbox");
  return request(`outbox/?show=${show}`, contract.OutboxMails);
}

export function outboxMailsQuery(show: OutboxView) {
  return queryOptions({ queryKey: [...OUTBOX, show], queryFn: () => fetchOutboxMails(show) });
}
