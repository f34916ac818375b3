import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function fetchMakeUps() {
  const contract = await import("@riwaq/contracts/scheduling/bookings");
  return request("make-ups/", contract.MakeUps);
}

/** The lessons that are owed to the reader or the reader's children. */
export const makeUpsQuery = queryOptions({ queryKey: ["make-ups"], queryFn: fetchMakeUps });
