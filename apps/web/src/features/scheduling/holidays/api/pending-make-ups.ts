import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function fetchPendingMakeUps() {
  const contract = await import("@riwaq/contracts/scheduling/bookings");
  return request("staff/make-ups/?state=pending", contract.MakeUps);
}

/** Emergencies that wait for the word of the staff. */
export const pendingMakeUpsQuery = queryOptions({
  queryKey: ["pending-make-ups"],
  queryFn: fetchPendingMakeUps,
});
