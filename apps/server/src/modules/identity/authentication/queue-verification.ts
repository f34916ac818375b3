import type { Language } from "@riwaq/contracts/languages";

import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { queueMail } from "../../notifications/mail/queue-mail.ts";
import { makeVerificationToken } from "../sign-in/verification-token.ts";

type Recipient = {
  name: string;
  email: string;
  language: Language;
  /** The page to go on with. */
  returnTo?: string | undefined;
};

/** Asks the owner of an address to confirm it by a signed link. */
export async function queueVerification(
  ctx: Context,
  tx: Transaction,
  to: Recipient,
): Promise<void> {
  const token = makeVerificationToken(to.email, ctx.secret, ctx.clock.now());
  const next = to.returnTo === undefined ? "" : `&next=${encodeURIComponent(to.returnTo)}`;
  const link = `${ctx.config.publicUrl}/verify-email?token=${token}${next}`;
  await queueMail(ctx, tx, {
    to: to.email,
    template: "verify-email",
    language: to.language,
    params: { name: to.name, link },
  });
}
