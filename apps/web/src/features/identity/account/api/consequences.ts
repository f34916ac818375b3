import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function fetchConsequences() {
  const contract = await import("@riwaq/contracts/identity/account");
  return request("profile/deletion/", contract.DeletionConsequences);
}

/** Asked anew each time: a lesson may have been booked meanwhile. */
export const consequencesQuery = queryOptions({
  queryKey: ["profile", "deletion"],
  queryFn: fetchConsequences,
  staleTime: 0,
  gcTime: 0,
  retry: false,
});
