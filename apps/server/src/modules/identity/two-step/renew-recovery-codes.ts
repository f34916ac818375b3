import type { RecoveryCodes, TwoStepProof } from "@riwaq/contracts/identity/two-step";

import { requireSignedIn } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { recoveryCodesRenewed } from "../events.ts";
import { requirePassword } from "../sign-in/require-password.ts";
import { makeRecoveryCodes } from "./make-recovery-codes.ts";
import { countCode, passSecondStep } from "./pass-second-step.ts";
import { isTwoStepOn } from "./queries.ts";

/** Ten new codes; those before no longer open anything. */
export async function renewRecoveryCodes(
  ctx: Context,
  proof: TwoStepProof,
): Promise<RecoveryCodes> {
  const { id: userId } = requireSignedIn(ctx.actor);
  const { current_password, code } = proof;
  await requirePassword(ctx.db, userId, current_password);
  if (!(await isTwoStepOn(ctx.db, userId))) throw refusal("conflict", "two_step_off");
  await countCode(ctx, { userId, code });
  return renew(ctx, { code });
}

const renew = command({
  by: requireSignedIn,
  run: async (ctx, { code }: Pick<TwoStepProof, "code">): Promise<RecoveryCodes> => {
    const { tx } = ctx;
    const { id: userId } = ctx.actor;
    await passSecondStep(ctx, tx, { userId, code });
    await emit(ctx, tx, recoveryCodesRenewed(userId));
    return { recovery_codes: await makeRecoveryCodes(ctx, tx, userId) };
  },
});
