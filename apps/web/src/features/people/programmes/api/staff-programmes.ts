import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function fetchStaffProgrammes() {
  const contract = await import("@riwaq/contracts/people/programmes");
  return request("staff/programmes/", contract.StaffProgrammes);
}

/** With the archived ones, which come last. */
export const staffProgrammesQuery = queryOptions({
  queryKey: ["staff-programmes"],
  queryFn: fetchStaffProgrammes,
});
