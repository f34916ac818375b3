import { useMutation, useQueryClient } from "@tanstack/react-query";

import { noContent, request } from "../../../../lib/api-client.ts";
import { resourceQuery } from "./resources.ts";

/** Who has opened it no longer sees it as new, neither in the list nor on their home. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(`resources/${id}/read/`, noContent, { method: "POST" }),
    onSuccess: (_done, id) => {
      const { queryKey } = resourceQuery(id);
      queryClient.setQueryData(queryKey, (known) => known && { ...known, is_new: false });
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) =>
          ["resources", "student-home", "parent-home"].includes(String(queryKey[0])),
      });
    },
  });
}
