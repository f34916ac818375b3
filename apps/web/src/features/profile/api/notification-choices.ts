import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";

async function fetchNotificationChoices() {
  const contract = await import("@riwaq/contracts/profile");
  return request("profile/notifications/", contract.NotificationChoices);
}

export const notificationChoicesQuery = queryOptions({
  queryKey: ["profile", "notifications"],
  queryFn: fetchNotificationChoices,
});
