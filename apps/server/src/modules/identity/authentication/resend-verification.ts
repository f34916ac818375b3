import type { VerificationResend } from "@riwaq/contracts/identity/authentication";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { confirmationAsked } from "../events.ts";
import { verificationLink } from "../sign-in/verification-token.ts";
import { users } from "../tables/users.ts";

/** Sends the link once more, unless the address is confirmed already. */
export const resendVerification = command({
  by: requireSignedIn,
  trace: "if_changed",
  run: async (ctx, input: VerificationResend): Promise<void> => {
    const { actor: person, tx } = ctx;
    const [user] = await tx.select().from(users).where(eq(users.id, person.id));
    if (!user || user.emailVerified) return;
    const { name, language } = user;
    const link = verificationLink(ctx, { email: person.email, returnTo: input?.return_to });
    await emit(
      ctx,
      tx,
      confirmationAsked(person.id, {}, { to: person.email, name, language, link }),
    );
  },
});
