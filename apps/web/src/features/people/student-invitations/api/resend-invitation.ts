import { useMutation, useQueryClient } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { INVITATIONS } from "./invitations.ts";

async function resendInvitation(id: string) {
  const contract = await import("@riwaq/contracts/people/student-invitations");
  const options = { method: "POST" } as const;
  return request(`student-invitations/${id}/resend/`, contract.StudentInvitation, options);
}

/** Whatever came of it, the list says how things stand now. */
export function useResendInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: resendInvitation,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: INVITATIONS }),
  });
}
