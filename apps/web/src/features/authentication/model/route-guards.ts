import { redirect } from "@tanstack/react-router";

import { paths } from "../../../config/paths.ts";
import { currentUser, hasCachedUser } from "../../../lib/current-user.ts";
import { returnPathOf } from "./return-path.ts";

/** Pages are written at build time for visitors without a session. */
export async function loadCurrentUser() {
  return import.meta.env.SSR ? null : currentUser.load();
}

export async function requireUser({ location }: { location: { href: string } }) {
  const user = await loadCurrentUser();
  if (user) return { user };
  const returnTo = returnPathOf(location.href);
  throw redirect({ to: paths.login, ...(returnTo !== undefined && { state: { returnTo } }) });
}

/** /terms, /programs, /curriculum and /about are for visitors (specification, section 6). */
export async function redirectSignedIn() {
  const user = await loadCurrentUser();
  if (user) throw redirect({ to: paths.dashboard });
}

/** Log-in and its neighbours ask the server only where a session is likely: most visitors have none. */
export async function restoreSession() {
  if (import.meta.env.SSR) return;
  const known = currentUser.peek();
  if (known || (known === undefined && hasCachedUser())) await redirectSignedIn();
}
