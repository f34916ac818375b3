import * as authentication from "@riwaq/contracts/identity/authentication.calls";
import { useMutation, useQuery } from "@tanstack/react-query";

import { api } from "./api.ts";
import { ownProfileQuery } from "./own-profile.ts";

/** The link leads back to the page on which it was asked for. */
function resendVerification() {
  const body = { return_to: window.location.pathname + window.location.search };
  return api(authentication.resendVerification, { body });
}

export function useResendVerification() {
  return useMutation({ mutationFn: resendVerification });
}

/** The reader's own address while nobody has confirmed it; it is confirmed in another window. */
export function useUnconfirmedAddress(): string | undefined {
  const { data } = useQuery({
    ...ownProfileQuery,
    refetchOnWindowFocus: ({ state }) => (state.data?.email_verified === false ? "always" : false),
  });
  return data && !data.email_verified ? data.email : undefined;
}
