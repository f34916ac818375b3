import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";

import { paths } from "../../../config/paths.ts";
import { currentUserQuery } from "../api/current-user.ts";
import { hasCachedUser } from "./cached-user.ts";

type GuardOptions = { context: { queryClient: QueryClient } };

/** Pages are written at build time for visitors without a session. */
export async function loadCurrentUser({ queryClient }: GuardOptions["context"]) {
  return import.meta.env.SSR ? null : queryClient.ensureQueryData(currentUserQuery);
}

export async function requireUser({ context }: GuardOptions) {
  const user = await loadCurrentUser(context);
  if (!user) throw redirect({ to: paths.login });
  return { user };
}

/** /terms, /programs, /curriculum and /about are for visitors (specification, section 6). */
export async function redirectSignedIn({ context }: GuardOptions) {
  const user = await loadCurrentUser(context);
  if (user) throw redirect({ to: paths.dashboard });
}

/** Log-in and its neighbours ask the server only where a session is likely: most visitors have none. */
export async function restoreSession(options: GuardOptions) {
  if (import.meta.env.SSR) return;
  const known = options.context.queryClient.getQueryData(currentUserQuery.queryKey);
  if (known || (known === undefined && hasCachedUser())) await redirectSignedIn(options);
}
