import type { CurrentUser } from "@riwaq/contracts/users";

const USER_KEY = "user_data";

/** A hint for the first paint and nothing more: the server decides who is signed in. */
export function cacheUser({ id, name, role, profile }: CurrentUser) {
  const cached = { id, name, role, picture: profile.picture };
  localStorage.setItem(USER_KEY, JSON.stringify(cached));
}

export function hasCachedUser() {
  return localStorage.getItem(USER_KEY) !== null;
}

export function forgetCachedUser() {
  localStorage.removeItem(USER_KEY);
}
