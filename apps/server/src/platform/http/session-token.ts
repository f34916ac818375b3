import { createHmac, timingSafeEqual } from "node:crypto";

/** The session cookie holds `token.signature` (HMAC-SHA256, base64). */
export function sessionCookieName(isHttps: boolean): string {
  return isHttps ? "__Host-riwaq.session_token" : "riwaq.session_token";
}

/** Out of reach of scripts and other sites. Clearing takes the same, or browsers keep a `__Host-` cookie. */
export function sessionCookieOptions(isHttps: boolean) {
  return { httpOnly: true, sameSite: "lax", secure: isHttps, path: "/" } as const;
}

/** The token of a cookie value, or undefined where the signature does not fit. */
export function readSessionToken(cookie: string | undefined, secret: string): string | undefined {
  const dot = cookie?.lastIndexOf(".") ?? -1;
  if (cookie === undefined || dot < 1) return undefined;
  const token = cookie.slice(0, dot);
  const given = Buffer.from(cookie.slice(dot + 1), "base64");
  const expected = hmac(token, secret);
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

export function signSessionToken(token: string, secret: string): string {
  return `${token}.${hmac(token, secret).toString("base64")}`;
}

function hmac(token: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(token).digest();
}
