import { queryOptions, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";

const CHILDREN = ["children"];
const TEACHERS = ["teachers"];

async function fetchChildren() {
  const contract = await import("@riwaq/contracts/children");
  return request("children/", contract.Children);
}

export const childrenQuery = queryOptions({ queryKey: CHILDREN, queryFn: fetchChildren });

/**
 * After a change of the family: the children, and whom each teacher may teach. Not waited for, since the dialog that
 * tells of it may stand on what then goes.
 */
export function useFamilyChanges() {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [CHILDREN, TEACHERS]) void queryClient.invalidateQueries({ queryKey });
  };
}
