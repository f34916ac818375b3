import type { EmailVerification } from "@riwaq/contracts/identity/authentication";
import { and, eq, isNull } from "drizzle-orm";

import { asSystem } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { emailVerified } from "../events.ts";
import { readVerificationToken } from "../sign-in/verification-token.ts";
import { users } from "../tables/users.ts";

/** Following the link twice changes nothing. */
export async function verifyEmail(ctx: Context, { token }: EmailVerification): Promise<void> {
  const now = ctx.clock.now();
  const email = readVerificationToken(token, ctx.secret, now);
  if (!email) throw badField("token", "link_invalid");
  await inTransaction(ctx.db, async (tx) => {
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
  });
}
