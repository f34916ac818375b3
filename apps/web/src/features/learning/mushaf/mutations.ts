import type { Edition, NewApproval } from "@riwaq/contracts/learning/mushaf";
import * as mushaf from "@riwaq/contracts/learning/mushaf.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";
import { editionQuery } from "./queries.ts";

function useChange<Sent>(send: (sent: Sent) => Promise<Edition>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (after) => {
      queryClient.setQueryData(editionQuery.queryKey, after);
      void invalidate(queryClient, [mushaf.show]);
    },
    onError: () => void invalidate(queryClient, [mushaf.edition]),
  });
}

export const useApproveEdition = () =>
  useChange((body: NewApproval) => api(mushaf.approve, { body }));

export const useWithdrawApproval = () => useChange<void>(() => api(mushaf.withdraw));
