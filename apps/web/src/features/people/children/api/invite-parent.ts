import { useMutation } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

/** A parent names the child; a student invites for oneself. */
async function inviteParent(childId: string | undefined) {
  const contract = await import("@riwaq/contracts/people/children");
  const path = childId === undefined ? "guardian-invitations/" : `children/${childId}/invitations/`;
  return request(path, contract.GuardianInvitation, { method: "POST" });
}

export function useInviteParent() {
  return useMutation({ mutationFn: inviteParent });
}
