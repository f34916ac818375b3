import * as recitations from "@riwaq/contracts/learning/recitations.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";

export function useRemoveRecitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(recitations.remove, { params: { id } }),
    onSettled: () => invalidate(queryClient, [recitations.ofStudent]),
  });
}
