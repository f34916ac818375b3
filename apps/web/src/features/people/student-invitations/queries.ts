import * as invitations from "@riwaq/contracts/people/student-invitations.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** Those of the signed-in teacher, the newest first. */
export const invitationsQuery = queryOptions(queryOf(invitations.list));

/** What a link asks. */
export function openedInvitationQuery(token: string) {
  return queryOptions({
    ...queryOf(invitations.open, { body: { token } }),
    staleTime: Infinity,
  });
}
