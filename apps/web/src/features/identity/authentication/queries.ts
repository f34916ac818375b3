import * as authentication from "@riwaq/contracts/identity/authentication.calls";
import * as profile from "@riwaq/contracts/identity/profile.calls";
import * as staffInvitations from "@riwaq/contracts/identity/staff-invitations.calls";
import { queryOptions } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { invalidate, keyOf, queryOf } from "../../../lib/query-of.ts";

/**
 * Sent on opening the page, hence a query: however often the page is drawn, a link is sent once. Only the person
 * sends it again, by a button.
 */
export function emailVerificationQuery(token: string) {
  const asked = { body: { token } };
  return queryOptions({
    queryKey: keyOf(authentication.verifyEmail, asked),
    queryFn: async ({ client }) => {
      await api(authentication.verifyEmail, asked);
      await invalidate(client, [profile.read]);
      return true;
    },
    retry: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Where the link of an invitation to the staff leads. */
export function openedStaffInvitationQuery(token: string) {
  return queryOptions({
    ...queryOf(staffInvitations.open, { body: { token } }),
    staleTime: Infinity,
  });
}
