import { queryOptions, useQuery } from "@tanstack/react-query";

import { request } from "./api-client.ts";

async function fetchInstitute() {
  const contract = await import("@riwaq/contracts/institute");
  return request("institute/", contract.Institute);
}

export const instituteQuery = queryOptions({
  queryKey: ["institute"],
  queryFn: fetchInstitute,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Undefined until it has been read, and where it cannot be: pages do without it. */
export function useInstitute() {
  return useQuery(instituteQuery).data;
}
