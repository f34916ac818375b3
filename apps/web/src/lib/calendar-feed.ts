import { queryOptions } from "@tanstack/react-query";

import { request } from "./api-client.ts";

export const CALENDAR_FEED_PATH = "calendar-feed/";

export async function callFeed(method: "GET" | "POST") {
  const contract = await import("@riwaq/contracts/scheduling/calendar");
  return request(CALENDAR_FEED_PATH, contract.CalendarFeed, { method });
}

/** Whether there is an address, and when a calendar last read it; never the address itself. */
export const calendarFeedQuery = queryOptions({
  queryKey: ["calendar-feed"],
  queryFn: () => callFeed("GET"),
});
