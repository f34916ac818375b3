import * as notifications from "@riwaq/contracts/notifications/notifications.calls";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";
import { addressOf } from "../../../lib/api.ts";
import { keyOf, queryOf } from "../../../lib/query-of.ts";

async function fetchNotifications(before: number | undefined, signal: AbortSignal) {
  const { Notifications } = await import("@riwaq/contracts/notifications/notifications");
  const address = addressOf(notifications.list, { query: { before } });
  return request(address, Notifications, { signal });
}

/** Newest first; each page begins below the last number of the one before. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: keyOf(notifications.list),
  queryFn: ({ pageParam, signal }) => fetchNotifications(pageParam, signal),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ has_more, notifications: page }) =>
    has_more ? page.at(-1)?.seq : undefined,
});

export const choicesQuery = queryOptions(queryOf(notifications.choices));
