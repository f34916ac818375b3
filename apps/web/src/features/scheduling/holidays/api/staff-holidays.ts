import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function fetchStaffHolidays() {
  const contract = await import("@riwaq/contracts/scheduling/holidays");
  return request("staff/holidays/", contract.Holidays);
}

/** With the lessons that each would cancel: asked anew whenever it is shown, since families go on booking. */
export const staffHolidaysQuery = queryOptions({
  queryKey: ["staff-holidays"],
  queryFn: fetchStaffHolidays,
  staleTime: 0,
});
