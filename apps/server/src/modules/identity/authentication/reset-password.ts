import type { PasswordReset } from "@riwaq/contracts/identity/authentication";
import { and, eq } from "drizzle-orm";

import { asSystem } from "../../../platform/actors.ts";
import { AppError, badField } from "../../../platform/app-error.ts";
import { byAnyone, command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { countAttempt } from "../../../platform/db/count-attempt.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import type { Persons, PersonsContext } from "../../../platform/persons.ts";
import { passwordReset } from "../events.ts";
import { confirmAddress } from "../sign-in/confirm-address.ts";
import { hashPassword } from "../sign-in/passwords.ts";
import { findResetOwner, takeResetLink } from "../sign-in/reset-links.ts";
import { credentials } from "../tables/credentials.ts";
import { dropTwoStepOf } from "../two-step/turn-off-two-step.ts";

/** New passwords by mail for one account, from wherever they come. */
const RESETS = { max: 10, windowMs: 3_600_000 };

/** Uses up the link, and ends every sign-in of the account: whoever had got in is out, on every way in. */
export async function resetPassword(
  ctx: PersonsContext,
  { token, password }: PasswordReset,
): Promise<void> {
  const now = ctx.clock.now();
  const ownerId = await findResetOwner(ctx.db, token, now);
  if (!ownerId) throw badField("token", "link_invalid");
  await countReset(ctx, ownerId, now);
  const hash = await hashPassword(password);
  await spendLink(ctx, { token, hash, persons: ctx.persons });
}

type Using = { token: string; hash: string; persons: Persons };

const spendLink = command({
  by: byAnyone,
  run: async (ctx, { token, hash, persons }: Using): Promise<void> => {
    const { tx, now } = ctx;
    const userId = await takeResetLink(tx, token, now);
    if (!userId) throw badField("token", "link_invalid");
    const own = and(eq(credentials.userId, userId), eq(credentials.providerId, "credential"));
    await tx.update(credentials).set({ password: hash, updatedAt: now }).where(own);
    await persons.lockOut(tx, [userId]);
    const system = asSystem(ctx);
    await settleAddress(system, tx, userId);
    // Once the address is confirmed, so that who is told of it is told by mail as well.
    await emit(system, tx, passwordReset(userId));
  },
});

/** The link has proved the address; what was set up before that is nobody's who could be asked for it. */
async function settleAddress(ctx: Emitting, tx: Transaction, id: string): Promise<void> {
  if (await confirmAddress(ctx, tx, { id })) await dropTwoStepOf(ctx, tx, id);
}

/** Before the hash, which takes a processor's time, and apart from the transaction. */
async function countReset(ctx: Context, userId: string, now: Date): Promise<void> {
  if (!ctx.config.hasRateLimits) return;
  const attempt = { key: `reset:account:${userId}`, limit: RESETS, now, secret: ctx.secret };
  if (await countAttempt(ctx.db, attempt)) throw new AppError("too_many");
}
