import { redirect } from "@tanstack/react-router";

import { paths } from "../../../../config/paths.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { currentUser, hasCachedUser, keptUser } from "../../../../lib/current-user.ts";
import { returnPathOf } from "./return-path.ts";

/** Pages are written at build time for visitors without a session. Without an answer nobody is sent anywhere. */
export async function loadCurrentUser() {
  const user = import.meta.env.SSR ? null : await currentUser.load();
  if (user === undefined) throw new ApiError(0);
  return user;
}

const KEPT: ReadonlySet<string | undefined> = new Set([paths.practice, paths.practiceCards]);

/** Practice is kept on the device, and opens where nobody answers. */
async function loadOrKept(pathname: string | undefined) {
  if (!KEPT.has(pathname) || (await currentUser.load()) !== undefined) {
    return loadCurrentUser();
  }
  const kept = keptUser();
  if (kept) currentUser.set(kept);
  return kept ?? loadCurrentUser();
}

type Asked = { location: { href: string; pathname?: string } };

export async function requireUser({ location }: Asked) {
  const user = await loadOrKept(location.pathname);
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
