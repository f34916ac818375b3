import type { CurrentUser } from "@riwaq/contracts/identity/users";
import * as users from "@riwaq/contracts/identity/users.calls";
import { useSyncExternalStore } from "react";

import { api } from "./api.ts";
import { isUnreachable } from "./connection.ts";
import { forgetPractice, forgetUnsent } from "./forget-unsent.ts";
import { setReadOnly } from "./read-only.ts";
import { sharedValue } from "./shared-value.ts";

const USER_KEY = "user_data";
/** Whose evenings this browser keeps, to be practised without a line. */
const PRACTISED_KEY = "practice_of";

/** A hint for the first paint and nothing more: the server decides who is signed in. */
function cache({ id, name, role, profile }: CurrentUser) {
  localStorage.setItem(USER_KEY, JSON.stringify({ id, name, role, picture: profile.picture }));
}

async function fetchCurrentUser(): Promise<CurrentUser | null> {
  try {
    const user = await api(users.me);
    cache(user);
    return user;
  } catch (error) {
    if (isUnreachable(error)) throw error;
    localStorage.removeItem(USER_KEY);
    return null;
  }
}

/**
 * Who is signed in, null for a visitor; undefined as long as nobody could be asked.
 * Any failure that is an answer is no user.
 */
export const currentUser = sharedValue(fetchCurrentUser);

export function useCurrentUser() {
  return useSyncExternalStore(currentUser.subscribe, currentUser.peek, () => null);
}

// What staff see as somebody else is not theirs to change.
currentUser.subscribe(() => setReadOnly(currentUser.peek()?.seen_by !== undefined));

export const useReadOnly = () => useCurrentUser()?.seen_by !== undefined;

export function hasCachedUser() {
  return localStorage.getItem(USER_KEY) !== null;
}

/** After log-in, or when the person has changed their own name or picture. */
export function rememberUser(user: CurrentUser) {
  cache(user);
  currentUser.set(user);
}

/** From now on the pages of practice open for this person without a line. */
export const keepForPractice = (userId: string) => localStorage.setItem(PRACTISED_KEY, userId);

/** Who is taken to be signed in where nobody answers, on pages that need no answer. */
export function keptUser(): CurrentUser | undefined {
  const kept = localStorage.getItem(USER_KEY);
  if (kept === null) return undefined;
  const { id, name, role, picture } = JSON.parse(kept) as Omit<CurrentUser, "profile"> &
    CurrentUser["profile"];
  if (localStorage.getItem(PRACTISED_KEY) !== id) return undefined;
  return { id, name, role, email: "", profile: { picture } };
}

/**
 * Leaves nothing of the person's data in this browser; the query cache listens (query-client.ts). What waits to be sent
 * stays where the session alone has run out: it names nobody, and goes when the same person is back.
 */
export function forgetUser({ hasRunOut = false } = {}) {
  localStorage.removeItem(USER_KEY);
  localStorage.removeItem(PRACTISED_KEY);
  forgetPractice();
  if (!hasRunOut) forgetUnsent();
  currentUser.set(null);
}
