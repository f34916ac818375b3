import type { PasswordProof, TwoStepSetup } from "@riwaq/contracts/identity/two-step";
import { isNull } from "drizzle-orm";

import { refusal } from "../../../platform/app-error.ts";
import { byConfirmed, command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { sealText } from "../../../platform/seal.ts";
import { twoStepBegun } from "../events.ts";
import { newTotpSecret, otpauthUrl } from "../sign-in/one-time-codes.ts";
import { requirePassword } from "../sign-in/require-password.ts";
import { twoStepSecrets } from "../tables/two-step-secrets.ts";
import { TOTP_PURPOSE } from "./pass-second-step.ts";

/** A new secret for the authenticator app; it changes nothing until a first code confirms it. */
export async function beginTwoStep(ctx: Context, proof: PasswordProof): Promise<TwoStepSetup> {
  await requirePassword(ctx.db, byConfirmed(ctx.actor).id, proof.current_password);
  return begin(ctx, {});
}

const begin = command({
  by: byConfirmed,
  run: async (ctx): Promise<TwoStepSetup> => {
    const { tx, actor: person, now, secret } = ctx;
    const totp = newTotpSecret();
    const row = { sealedSecret: sealText(totp, TOTP_PURPOSE, secret), lastStep: 0, createdAt: now };
    const [begun] = await tx
      .insert(twoStepSecrets)
      .values({ userId: person.id, ...row })
      .onConflictDoUpdate({
        target: twoStepSecrets.userId,
        set: row,
        setWhere: isNull(twoStepSecrets.confirmedAt),
      })
      .returning({ userId: twoStepSecrets.userId });
    if (!begun) throw refusal("conflict", "two_step_on");
    await emit(ctx, tx, twoStepBegun(person.id));
    const { name } = await findInstitute(tx);
    return { secret: totp, otpauth_url: otpauthUrl(totp, name, person.email) };
  },
});
