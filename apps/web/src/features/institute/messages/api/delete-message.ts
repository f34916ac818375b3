import { useMutation, useQueryClient } from "@tanstack/react-query";

import { noContent, request } from "../../../../lib/api-client.ts";
import { CONTACT_MESSAGES } from "./contact-messages.ts";

function deleteMessage(id: string) {
  return request(`contact-messages/${id}/`, noContent, { method: "DELETE" });
}

export function useDeleteMessage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteMessage,
    onSettled: () => queryClient.invalidateQueries({ queryKey: CONTACT_MESSAGES }),
  });
}
