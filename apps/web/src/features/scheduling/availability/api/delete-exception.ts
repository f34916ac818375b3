import { useMutation, useQueryClient } from "@tanstack/react-query";

import { noContent, request } from "../../../../lib/api-client.ts";
import { exceptionsQuery } from "./exceptions.ts";

function deleteException(id: string) {
  return request(`availability-exceptions/${id}/`, noContent, { method: "DELETE" });
}

export function useDeleteException() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteException,
    onSettled: () => queryClient.invalidateQueries({ queryKey: exceptionsQuery.queryKey }),
  });
}
