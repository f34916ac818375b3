import { queryOptions, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";

const CHILDREN = ["children"];
const TEACHERS = ["teachers"];

async function fetchChildren() {
  const contract = await import("@riwaq/contracts/children");
  return request("children/", contract.Children);
}

export const childrenQuery = queryOptions({ queryKey: CHILDREN, queryFn: fetchChildren });

/** After a change of the family: the children, and whom each teacher may teach. Done when the children are there. */
export function useFamilyChanges() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: TEACHERS });
    return queryClient.invalidateQueries({ queryKey: CHILDREN });
  };
}
