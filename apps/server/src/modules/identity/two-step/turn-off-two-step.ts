import type { TwoStepProof } from "@riwaq/contracts/identity/two-step";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction, type Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { twoStepTurnedOff } from "../events.ts";
import { requirePassword } from "../sign-in/require-password.ts";
import { recoveryCodes } from "../tables/recovery-codes.ts";
import { twoStepSecrets } from "../tables/two-step-secrets.ts";
import { users } from "../tables/users.ts";
import { countCode, passSecondStep } from "./pass-second-step.ts";
import { findTwoStep, isTwoStepOn } from "./queries.ts";

export async function turnOffTwoStep(ctx: Context, proof: TwoStepProof): Promise<void> {
  const { id: userId, roles } = requireSignedIn(ctx.actor);
  if (roles.has("staff") && ctx.config.staffNeedTwoStep) {
    throw refusal("forbidden", "staff_two_step");
  }
  const { current_password, code } = proof;
  await requirePassword(ctx.db, userId, current_password);
  if (!(await isTwoStepOn(ctx.db, userId))) throw refusal("conflict", "two_step_off");
  await countCode(ctx, { userId, code });
  await inTransaction(ctx.db, async (tx) => {
    await passSecondStep(ctx, tx, { userId, code });
    await forgetTwoStep(ctx, tx, userId);
  });
}

/** By staff at the machine, for who has lost the app and the codes, and has shown who they are. */
export async function dropTwoStep(
  ctx: Emitting & Pick<Context, "db">,
  email: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!user) throw new AppError("not_found");
    if (!(await isTwoStepOn(tx, user.id))) throw refusal("conflict", "two_step_off");
    await forgetTwoStep(ctx, tx, user.id);
  });
}

/** Where it was turned on, or begun, by somebody who had not shown that the account is theirs. */
export async function dropTwoStepOf(ctx: Emitting, tx: Transaction, userId: string): Promise<void> {
  if (await findTwoStep(tx, userId)) await forgetTwoStep(ctx, tx, userId);
}

async function forgetTwoStep(ctx: Emitting, tx: Transaction, userId: string): Promise<void> {
  await tx.delete(twoStepSecrets).where(eq(twoStepSecrets.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await emit(ctx, tx, twoStepTurnedOff(userId));
}
