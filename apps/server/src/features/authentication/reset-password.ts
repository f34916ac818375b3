import type { PasswordReset } from "@riwaq/contracts/authentication";
import { isAPIError } from "better-auth/api";

import { badField } from "../../app-error.ts";
import type { Context } from "../../context.ts";

/** Uses up the link, and ends every sign-in of the account. */
export async function resetPassword(ctx: Context, input: PasswordReset): Promise<void> {
  await ctx.auth.api
    .resetPassword({ body: { token: input.token, newPassword: input.password } })
    .catch((error: unknown) => {
      throw isAPIError(error) ? badField("token", "link_invalid") : error;
    });
}
