import type { CurrentUser } from "@riwaq/contracts/users";
import { queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";
import { cacheUser, forgetCachedUser } from "../model/cached-user.ts";

async function fetchCurrentUser(): Promise<CurrentUser | null> {
  try {
    const contract = await import("@riwaq/contracts/users");
    const user = await request("users/me/", contract.CurrentUser);
    cacheUser(user);
    return user;
  } catch {
    forgetCachedUser();
    return null;
  }
}

/** Any failure is no user (specification, section 7). Fresh until something says otherwise. */
export const currentUserQuery = queryOptions({
  queryKey: ["current-user"],
  queryFn: fetchCurrentUser,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** After log-in, or when the person has changed their own name or picture. */
export function rememberUser(queryClient: QueryClient, user: CurrentUser) {
  cacheUser(user);
  queryClient.setQueryData(currentUserQuery.queryKey, user);
}

/** Leaves nothing of the person's data in this browser. */
export function forgetUser(queryClient: QueryClient) {
  forgetCachedUser();
  queryClient.clear();
  queryClient.setQueryData(currentUserQuery.queryKey, null);
}
