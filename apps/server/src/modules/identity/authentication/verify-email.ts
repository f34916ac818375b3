import type { EmailVerification } from "@riwaq/contracts/identity/authentication";
import { and, eq, isNull } from "drizzle-orm";

import { asSystem } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { byAnyone, command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { emailVerified } from "../events.ts";
import { readVerificationToken } from "../sign-in/verification-token.ts";
import { users } from "../tables/users.ts";

/** Following the link twice changes nothing. */
export const verifyEmail = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, { token }: EmailVerification): Promise<void> => {
    const { tx, now, secret } = ctx;
    const email = readVerificationToken(token, secret, now);
    if (!email) throw badField("token", "link_invalid");
    const [user] = await tx
      .select({ id: users.id, isVerified: users.emailVerified })
      .from(users)
      .where(and(eq(users.email, email), isNull(users.closedAt)))
      .for("update");
    if (!user) throw badField("token", "link_invalid");
    if (user.isVerified) return;
    await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: now })
      .where(eq(users.id, user.id));
    await emit(asSystem(ctx), tx, emailVerified(user.id));
  },
});
