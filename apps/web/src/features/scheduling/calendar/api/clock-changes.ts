import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function fetchClockChanges() {
  const contract = await import("@riwaq/contracts/scheduling/calendar");
  return request("sessions/clock-changes/", contract.ClockChanges);
}

/** The coming year's clock changes that give one of the reader's series another hour on one side. */
export const clockChangesQuery = queryOptions({
  queryKey: ["clock-changes"],
  queryFn: fetchClockChanges,
});
