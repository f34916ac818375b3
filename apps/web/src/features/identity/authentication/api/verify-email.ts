import { Done } from "@riwaq/contracts/identity/authentication";
import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { ownProfileQuery } from "../../../../lib/own-profile.ts";

function verifyEmail(token: string) {
  const options = { method: "POST", body: { token } } as const;
  return request("authentication/verify-email/", Done, options);
}

/**
 * Sent on opening the page, hence a query: however often the page is drawn, a link is sent once. Only the person
 * sends it again, by a button.
 */
export function emailVerificationQuery(token: string) {
  return queryOptions({
    queryKey: ["email-verification", token],
    queryFn: async ({ client }) => {
      const done = await verifyEmail(token);
      await client.invalidateQueries({ queryKey: ownProfileQuery.queryKey });
      return done;
    },
    retry: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
