import { useQueryClient } from "@tanstack/react-query";

import { CHILDREN } from "../../../../lib/own-children.ts";

const TEACHERS = ["teachers"];

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
