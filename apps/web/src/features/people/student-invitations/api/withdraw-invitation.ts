import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { INVITATIONS } from "./invitations.ts";

async function withdrawInvitation(id: string) {
  const contract = await import("@riwaq/contracts/identity/authentication");
  return request(`student-invitations/${id}/`, contract.Done, { method: "DELETE" });
}

/** Whatever came of it, the list says how things stand now: the guardian may have been quicker. */
export function useWithdrawInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: withdrawInvitation,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: INVITATIONS }),
  });
}
