import { queryOptions } from "@tanstack/react-query";

import { request } from "./api-client.ts";

export const CHILDREN = ["children"];

async function fetchChildren() {
  const contract = await import("@riwaq/contracts/people/children");
  return request("children/", contract.Children);
}

/** A parent's children by name. */
export const childrenQuery = queryOptions({ queryKey: CHILDREN, queryFn: fetchChildren });
