import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function fetchHolidays() {
  const contract = await import("@riwaq/contracts/scheduling/holidays");
  return request("holidays/", contract.Holidays);
}

/** Those of the coming year, one under way included; soonest first. */
export const comingHolidaysQuery = queryOptions({
  queryKey: ["coming-holidays"],
  queryFn: fetchHolidays,
});
