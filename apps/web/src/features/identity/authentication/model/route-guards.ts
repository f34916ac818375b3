import { redirect } from "@tanstack/react-router";

import { paths } from "../../../../config/paths.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { currentUser, hasCachedUser } from "../../../../lib/current-user.ts";
import { returnPathOf } from "./return-path.ts";

/** Pages are written at build time for visitors without a session. Without an answer nobody is sent anywhere. */
export async function loadCurrentUser() {
  const user = import.meta.env.SSR ? null : await currentUser.load();
  if (user === undefined) throw new ApiError(0);
  return user;
}

export async function requireUser({ location }: { location: { href: string } }) {
  const user = await loadCurrentUser();
  if (user) return { user };
  const returnTo = returnPathOf(location.href);
  throw redirect({ to: paths.login, ...(returnTo !== undefined && { state: { returnTo } }) });
}

/** /terms, /programs, /curriculum and /about are for visitors. */
export async function redirectSignedIn() {
  if (import.meta.env.SSR) return;
  if (await currentUser.load()) throw redirect({ to: paths.dashboard });
}

/** Log-in and its neighbours ask the server only where a session is likely: most visitors have none. */
export async function restoreSession() {
  if (import.meta.env.SSR) return;
  const known = currentUser.peek();
  if (known || (known === undefined && hasCachedUser())) await redirectSignedIn();
}
