import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";

async function fetchResources() {
  const contract = await import("@riwaq/contracts/resources");
  const { resources } = await request("resources/", contract.Resources);
  return resources;
}

/** The teacher's own material, the last changed first. */
export const resourcesQuery = queryOptions({ queryKey: ["resources"], queryFn: fetchResources });
