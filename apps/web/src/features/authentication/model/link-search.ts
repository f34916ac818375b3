import type { SignUpRole } from "./registration.ts";

/** `?token=…` of a mailed link; the router reads a token of digits as a number. */
export function parseLinkSearch({ token }: Record<string, unknown>): { token?: string } {
  return typeof token === "string" || typeof token === "number" ? { token: String(token) } : {};
}

const SIGN_UP_ROLES: readonly SignUpRole[] = ["S", "T", "P"];

/** `?role=P` of an address that has chosen for whoever comes by it. */
export function parseRegisterSearch({ role }: Record<string, unknown>): { role?: SignUpRole } {
  const chosen = SIGN_UP_ROLES.find((known) => known === role);
  return chosen ? { role: chosen } : {};
}
