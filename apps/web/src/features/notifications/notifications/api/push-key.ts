import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function fetchPushKey() {
  const contract = await import("@riwaq/contracts/notifications/notifications");
  return request("notifications/push-key/", contract.PushKey);
}

export const pushKeyQuery = queryOptions({ queryKey: ["push-key"], queryFn: fetchPushKey });
