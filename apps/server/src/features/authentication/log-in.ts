import type { Login } from "@riwaq/contracts/authentication";
import { isAPIError } from "better-auth/api";
import { eq } from "drizzle-orm";

import { badField } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { signIns } from "../../db/schema/sign-ins.ts";
import { signSessionToken } from "../../sign-in/session-token.ts";

export type Browser = { userAgent: string | undefined; sessionToken: string | undefined };

/** Always a new sign-in: the one this browser had is ended. Unknown address and wrong password cost and say the same. */
export async function logIn(ctx: Context, input: Login, browser: Browser) {
  const { token } = await ctx.auth.api
    .signInEmail({
      body: { email: normalAddress(input.email), password: input.password },
      headers: new Headers(browser.userAgent ? { "user-agent": browser.userAgent } : {}),
    })
    .catch((error: unknown) => {
      throw isAPIError(error) ? badField("non_field_errors", "credentials_wrong") : error;
    });
  if (browser.sessionToken) {
    await ctx.db.delete(signIns).where(eq(signIns.token, browser.sessionToken));
  }
  const { secret } = await ctx.auth.$context;
  return { token, cookie: signSessionToken(token, secret) };
}

/** What is no address at all must take the same path as an unknown one. */
function normalAddress(email: string): string {
  const trimmed = email.trim().toLowerCase();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(trimmed) ? trimmed : "nobody@invalid.test";
}
