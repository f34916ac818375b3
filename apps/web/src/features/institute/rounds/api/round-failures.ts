import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function fetchRoundFailures() {
  const contract = await import("@riwaq/contracts/institute/rounds");
  return request("staff/rounds/", contract.RoundFailures);
}

export const roundFailuresQuery = queryOptions({
  queryKey: ["round-failures"],
  queryFn: fetchRoundFailures,
});
