import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function fetchParentHome() {
  const contract = await import("@riwaq/contracts/views/homes");
  return request("parent-home/", contract.ParentHome);
}

export const parentHomeQuery = queryOptions({
  queryKey: ["homes", "parent"],
  queryFn: fetchParentHome,
  staleTime: 0,
});
