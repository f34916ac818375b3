import type { ContactMessage } from "@riwaq/contracts/institute/contact";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { CONTACT_MESSAGES } from "./contact-messages.ts";

type Mark = Pick<ContactMessage, "id" | "is_handled">;

async function markMessage({ id, is_handled }: Mark) {
  const contract = await import("@riwaq/contracts/institute/contact");
  const body = { is_handled };
  return request(`contact-messages/${id}/`, contract.ContactMessage, { method: "PATCH", body });
}

/** Busy until the list says it as well. */
export function useMarkMessage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: markMessage,
    onSettled: () => queryClient.invalidateQueries({ queryKey: CONTACT_MESSAGES }),
  });
}
