import type { PasswordResetRequest } from "@riwaq/contracts/authentication";

import type { Context } from "../../context.ts";

/** Answers the same whether the address is known or not; the mail is written by `sendReset` (sign-in/auth.ts). */
export async function requestPasswordReset(
  ctx: Context,
  input: PasswordResetRequest,
): Promise<void> {
  await ctx.auth.api.requestPasswordReset({ body: { email: input.email } });
}
