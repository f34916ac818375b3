import { useMutation, useQueryClient } from "@tanstack/react-query";

import { noContent, request } from "../../../../lib/api-client.ts";
import { CALENDAR_FEED_PATH, calendarFeedQuery, callFeed } from "../../../../lib/calendar-feed.ts";

/** A new address, told this once; the one before stops working. */
export function useMakeFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callFeed("POST"),
    onSettled: () => queryClient.invalidateQueries({ queryKey: calendarFeedQuery.queryKey }),
  });
}

export function useRevokeFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => request(CALENDAR_FEED_PATH, noContent, { method: "DELETE" }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: calendarFeedQuery.queryKey }),
  });
}
