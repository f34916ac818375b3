import type { RecoveryCodes, TwoStepCode } from "@riwaq/contracts/identity/two-step";
import { and, eq, isNull } from "drizzle-orm";

import { requireConfirmed, requireSignedIn } from "../../../platform/actors.ts";
import { badField, refusal } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
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
  const { id: userId } = requireConfirmed(requireSignedIn(ctx.actor));
  await countCode(ctx, { userId, code });
  const now = ctx.clock.now();
  const { secret } = ctx;
  return inTransaction(ctx.db, async (tx) => {
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
  });
}
