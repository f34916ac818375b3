import type { TwoStepProof } from "@riwaq/contracts/identity/two-step";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import { byAnyone, command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
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
  await turnOff(ctx, { code });
}

const turnOff = command({
  by: requireSignedIn,
  run: async (ctx, { code }: Pick<TwoStepProof, "code">): Promise<void> => {
    const { id: userId } = ctx.actor;
    await passSecondStep(ctx, ctx.tx, { userId, code });
    await forgetTwoStep(ctx, ctx.tx, userId);
  },
});

/** By staff at the machine, for who has lost the app and the codes, and has shown who they are. */
export const dropTwoStep = command({
  by: byAnyone,
  run: async (ctx, { email }: { email: string }): Promise<void> => {
    const { tx } = ctx;
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!user) throw new AppError("not_found");
    if (!(await isTwoStepOn(tx, user.id))) throw refusal("conflict", "two_step_off");
    await forgetTwoStep(ctx, tx, user.id);
  },
});

/** Where it was turned on, or begun, by somebody who had not shown that the account is theirs. */
export async function dropTwoStepOf(ctx: Emitting, tx: Transaction, userId: string): Promise<void> {
  if (await findTwoStep(tx, userId)) await forgetTwoStep(ctx, tx, userId);
}

async function forgetTwoStep(ctx: Emitting, tx: Transaction, userId: string): Promise<void> {
  await tx.delete(twoStepSecrets).where(eq(twoStepSecrets.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await emit(ctx, tx, twoStepTurnedOff(userId));
}
