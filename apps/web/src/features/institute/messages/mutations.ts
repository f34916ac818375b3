import type { ContactMessage } from "@riwaq/contracts/institute/contact";
import * as contact from "@riwaq/contracts/institute/contact.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api, invalidate } from "../../../lib/api.ts";

function useListAnew() {
  const queryClient = useQueryClient();
  return () => invalidate(queryClient, [contact.messages]);
}

export function useDeleteMessage() {
  return useMutation({
    mutationFn: (id: string) => api(contact.remove, { params: { id } }),
    onSettled: useListAnew(),
  });
}

type Mark = Pick<ContactMessage, "id" | "is_handled">;

/** Busy until the list says it as well. */
export function useMarkMessage() {
  return useMutation({
    mutationFn: ({ id, is_handled }: Mark) =>
      api(contact.mark, { params: { id }, body: { is_handled } }),
    onSettled: useListAnew(),
  });
}
