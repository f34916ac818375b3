import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

export const INVITATIONS = ["student-invitations"];

async function fetchInvitations() {
  const contract = await import("@riwaq/contracts/people/student-invitations");
  return request("student-invitations/", contract.StudentInvitations);
}

/** Those of the signed-in teacher, the newest first. */
export const invitationsQuery = queryOptions({
  queryKey: INVITATIONS,
  queryFn: fetchInvitations,
});
