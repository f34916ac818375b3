/** `?token=…` of a mailed link; the router reads a token of digits as a number. */
export function parseLinkSearch({ token }: Record<string, unknown>): { token?: string } {
  return typeof token === "string" || typeof token === "number" ? { token: String(token) } : {};
}
