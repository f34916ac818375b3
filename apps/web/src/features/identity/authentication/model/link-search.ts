import type { SignUpRole } from "./registration.ts";
import { isOwnPath } from "./return-path.ts";

/** `?token=…` of a mailed link; the router reads a token of digits as a number. */
export function parseLinkSearch({ token }: Record<string, unknown>): { token?: string } {
  return typeof token === "string" || typeof token === "number" ? { token: String(token) } : {};
}

/** `?token=…&next=/children` of the link that confirms an address: nothing but a page of this site follows. */
export function parseVerifySearch(search: Record<string, unknown>): {
  token?: string;
  next?: string;
} {
  const { next } = search;
  const isPage = typeof next === "string" && isOwnPath(next);
  return { ...parseLinkSearch(search), ...(isPage && { next }) };
}

const SIGN_UP_ROLES: readonly SignUpRole[] = ["S", "T", "P"];

/** `?role=P` of an address that has chosen for whoever comes by it. */
export function parseRegisterSearch({ role }: Record<string, unknown>): { role?: SignUpRole } {
  const chosen = SIGN_UP_ROLES.find((known) => known === role);
  return chosen ? { role: chosen } : {};
}
