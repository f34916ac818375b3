import type { ActMatch } from "@riwaq/contracts/billing/legal-acts";
import * as legalActs from "@riwaq/contracts/billing/legal-acts.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { legalActsQuery } from "./queries.ts";

/** The answer is the list as it stands then. */
export function useMatchAct(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = legalActsQuery;
  return useMutation({
    mutationFn: (body: ActMatch) => api(legalActs.match, { params: { id }, body }),
    onSuccess: (after) => queryClient.setQueryData(queryKey, after),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
