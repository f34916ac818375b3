import type { EmailVerification } from "@riwaq/contracts/authentication";
import { isAPIError } from "better-auth/api";

import { badField } from "../../app-error.ts";
import type { Context } from "../../context.ts";

export async function verifyEmail(ctx: Context, input: EmailVerification): Promise<void> {
  await ctx.auth.api.verifyEmail({ query: { token: input.token } }).catch((error: unknown) => {
    throw isAPIError(error) ? badField("token", "link_invalid") : error;
  });
}
