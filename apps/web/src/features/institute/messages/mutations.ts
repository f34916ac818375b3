import type { ContactMessage } from "@riwaq/contracts/institute/contact";
import * as contactMessages from "@riwaq/contracts/institute/contact-messages.calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate } from "../../../lib/query-of.ts";

function useListAnew() {
  const queryClient = useQueryClient();
  return () => invalidate(queryClient, [contactMessages.list]);
}

export function useDeleteMessage() {
  return useMutation({
    mutationFn: (id: string) => api(contactMessages.remove, { params: { id } }),
    onSettled: useListAnew(),
  });
}

type Mark = Pick<ContactMessage, "id" | "is_handled">;

/** Busy until the list says it as well. */
export function useMarkMessage() {
  return useMutation({
    mutationFn: ({ id, is_handled }: Mark) =>
      api(contactMessages.mark, { params: { id }, body: { is_handled } }),
    onSettled: useListAnew(),
  });
}
