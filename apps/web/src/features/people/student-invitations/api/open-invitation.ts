import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function openInvitation(token: string) {
  const contract = await import("@riwaq/contracts/people/student-invitations");
  const options = { method: "POST", body: { token } } as const;
  return request("student-invitations/open/", contract.OpenedInvitation, options);
}

/** What a link asks. The secret goes in the body: no address of a call holds it. */
export function openedInvitationQuery(token: string) {
  return queryOptions({
    queryKey: ["opened-invitation", token],
    queryFn: () => openInvitation(token),
    staleTime: Infinity,
  });
}
