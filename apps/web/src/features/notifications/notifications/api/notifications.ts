import { infiniteQueryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function fetchNotifications(before: number | undefined, signal: AbortSignal) {
  const { KnownNotifications } = await import("../model/known-events.ts");
  const query = before === undefined ? "" : `?before=${before}`;
  return request(`notifications/${query}`, KnownNotifications, { signal });
}

/** Newest first; each page begins below the last number of the one before. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ["notifications"],
  queryFn: ({ pageParam, signal }) => fetchNotifications(pageParam, signal),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ has_more, notifications }) =>
    has_more ? notifications.at(-1)?.seq : undefined,
});
