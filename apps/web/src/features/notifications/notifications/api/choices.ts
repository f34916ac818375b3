import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function fetchChoices() {
  const contract = await import("@riwaq/contracts/notifications/notifications");
  return request("notifications/choices/", contract.NotificationMatrix);
}

export const choicesQuery = queryOptions({
  queryKey: ["notification-choices"],
  queryFn: fetchChoices,
});
