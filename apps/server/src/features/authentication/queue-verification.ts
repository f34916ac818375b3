import type { Language } from "@riwaq/contracts/languages";
import { createEmailVerificationToken } from "better-auth/api";

import type { Context } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { VERIFICATION_LINK_TTL_MS } from "../../sign-in/auth.ts";

type Recipient = { name: string; email: string; language: Language };

/** Asks the owner of an address to confirm it by a signed link. */
export async function queueVerification(ctx: Context, tx: Database, to: Recipient): Promise<void> {
  const { secret } = await ctx.auth.$context;
  const token = await createEmailVerificationToken(
    secret,
    to.email,
    undefined,
    VERIFICATION_LINK_TTL_MS / 1000,
  );
  const link = `${ctx.config.publicUrl}/verify-email?token=${token}`;
  await queueMail(ctx, tx, {
    to: to.email,
    template: "verify-email",
    language: to.language,
    params: { name: to.name, link },
  });
}
