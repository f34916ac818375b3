import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";

async function fetchResources() {
  const contract = await import("@riwaq/contracts/resources");
  return request("resources/", contract.Resources);
}

/** The teacher's own material, the last changed first. */
export const resourcesQuery = queryOptions({ queryKey: ["resources"], queryFn: fetchResources });
