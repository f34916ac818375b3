import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";

async function fetchOutboxMails() {
  const contract = await import("@riwaq/contracts/outbox");
  return request("outbox/", contract.OutboxMails);
}

export const outboxMailsQuery = queryOptions({
  queryKey: ["outbox"],
  queryFn: fetchOutboxMails,
});
