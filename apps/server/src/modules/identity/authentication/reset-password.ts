import type { PasswordReset } from "@riwaq/contracts/identity/authentication";
import { and, eq } from "drizzle-orm";

import { asSystem } from "../../../platform/actors.ts";
import { AppError, badField } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { countAttempt } from "../../../platform/db/count-attempt.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import type { PersonsContext } from "../../../platform/persons.ts";
import { passwordReset } from "../events.ts";
import { hashPassword } from "../sign-in/passwords.ts";
import { findResetOwner, takeResetLink } from "../sign-in/reset-links.ts";
import { credentials } from "../tables/credentials.ts";
import { settleReset } from "./settle-reset.ts";

/** New passwords by mail for one account, from wherever they come. */
const RESETS = { max: 10, windowMs: 3_600_000 };

/** Uses up the link, and ends every sign-in of the account. */
export async function resetPassword(
  ctx: PersonsContext,
  { token, password }: PasswordReset,
): Promise<void> {
  const now = ctx.clock.now();
  const ownerId = await findResetOwner(ctx.db, token, now);
  if (!ownerId) throw badField("token", "link_invalid");
  await countReset(ctx, ownerId, now);
  const hash = await hashPassword(password);
  await inTransaction(ctx.db, async (tx) => {
    const userId = await takeResetLink(tx, token, now);
    if (!userId) throw badField("token", "link_invalid");
    const own = and(eq(credentials.userId, userId), eq(credentials.providerId, "credential"));
    await tx.update(credentials).set({ password: hash, updatedAt: now }).where(own);
    await settleReset(ctx, tx, userId);
    // Once the address is confirmed, so that who is told of it is told by mail as well.
    await emit(asSystem(ctx), tx, passwordReset(userId));
  });
}

/** Before the hash, which takes a processor's time, and apart from the transaction. */
async function countReset(ctx: Context, userId: string, now: Date): Promise<void> {
  if (!ctx.config.hasRateLimits) return;
  const attempt = { key: `reset:account:${userId}`, limit: RESETS, now, secret: ctx.secret };
  if (await countAttempt(ctx.db, attempt)) throw new AppError("too_many");
}
