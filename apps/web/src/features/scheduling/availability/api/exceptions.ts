import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function fetchExceptions() {
  const contract = await import("@riwaq/contracts/scheduling/availability");
  return request("availability-exceptions/", contract.AvailabilityExceptions);
}

/** With the lessons that lie in them: those come and go elsewhere. */
export const exceptionsQuery = queryOptions({
  queryKey: ["availability-exceptions"],
  queryFn: fetchExceptions,
  staleTime: 0,
});
