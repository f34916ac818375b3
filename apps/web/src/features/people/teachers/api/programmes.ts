import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

const FRESH_FOR_MS = 600_000;

async function fetchProgrammes() {
  const contract = await import("@riwaq/contracts/people/programmes");
  return request("programmes/", contract.Programmes);
}

export const programmesQuery = queryOptions({
  queryKey: ["programmes"],
  queryFn: fetchProgrammes,
  staleTime: FRESH_FOR_MS,
});
