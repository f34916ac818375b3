import type { RecoveryCodes, TwoStepCode } from "@riwaq/contracts/identity/two-step";
import { and, eq, isNull } from "drizzle-orm";

import { badField, refusal } from "../../../platform/app-error.ts";
import { byConfirmed, command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { openSealed } from "../../../platform/seal.ts";
import { twoStepTurnedOn } from "../events.ts";
import { plainCode, stepOfCode } from "../sign-in/one-time-codes.ts";
import { twoStepSecrets } from "../tables/two-step-secrets.ts";
import { makeRecoveryCodes } from "./make-recovery-codes.ts";
import { countCode, TOTP_PURPOSE } from "./pass-second-step.ts";
import { findTwoStep } from "./queries.ts";

/** A first code shows that the app holds the secret: from now on every log-in asks for one. */
export async function confirmTwoStep(ctx: Context, { code }: TwoStepCode): Promise<RecoveryCodes> {
  await countCode(ctx, { userId: byConfirmed(ctx.actor).id, code });
  return turnOn(ctx, { code });
}

const turnOn = command({
  by: byConfirmed,
  run: async (ctx, { code }: TwoStepCode): Promise<RecoveryCodes> => {
    const { tx, now, secret } = ctx;
    const { id: userId } = ctx.actor;
    const found = await findTwoStep(tx, userId);
    if (!found) throw refusal("conflict", "two_step_off");
    if (found.confirmedAt) throw refusal("conflict", "two_step_on");
    const totp = openSealed(found.sealedSecret, TOTP_PURPOSE, secret);
    const step = stepOfCode(totp, plainCode(code), now.getTime());
    if (step === null) throw badField("code", "code_wrong");
    const [confirmed] = await tx
      .update(twoStepSecrets)
      .set({ confirmedAt: now, lastStep: step })
      .where(
        and(
          eq(twoStepSecrets.userId, userId),
          eq(twoStepSecrets.sealedSecret, found.sealedSecret),
          isNull(twoStepSecrets.confirmedAt),
        ),
      )
      .returning({ userId: twoStepSecrets.userId });
    if (!confirmed) throw refusal("conflict", "two_step_on");
    await emit(ctx, tx, twoStepTurnedOn(userId));
    return { recovery_codes: await makeRecoveryCodes(ctx, tx, userId) };
  },
});
