import type { InvitationAcceptance } from "@riwaq/contracts/people/student-invitations";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function acceptInvitation(body: InvitationAcceptance) {
  const contract = await import("@riwaq/contracts/people/student-invitations");
  const options = { method: "POST", body } as const;
  return request("student-invitations/accept/", contract.InvitationAccepted, options);
}

/** Sent again after a lost answer, it is the same child. Every page that the family opens next asks anew. */
export function useAcceptInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: acceptInvitation,
    onSuccess: () => void queryClient.invalidateQueries({ refetchType: "none" }),
  });
}
