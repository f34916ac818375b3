import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { noContent, request } from "../../../lib/api-client.ts";

const PATH = "calendar-feed/";

async function callFeed(method: "GET" | "POST") {
  const contract = await import("@riwaq/contracts/calendar");
  return request(PATH, contract.CalendarFeed, { method });
}

/** Whether there is an address, and when a calendar last read it; never the address itself. */
export const calendarFeedQuery = queryOptions({
  queryKey: ["calendar-feed"],
  queryFn: () => callFeed("GET"),
});

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
    mutationFn: () => request(PATH, noContent, { method: "DELETE" }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: calendarFeedQuery.queryKey }),
  });
}
