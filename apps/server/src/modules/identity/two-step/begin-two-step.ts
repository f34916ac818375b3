import type { PasswordProof, TwoStepSetup } from "@riwaq/contracts/identity/two-step";
import { isNull } from "drizzle-orm";

import { requireConfirmed, requireSignedIn } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { sealText } from "../../../platform/seal.ts";
import { newTotpSecret, otpauthUrl } from "../sign-in/one-time-codes.ts";
import { requirePassword } from "../sign-in/require-password.ts";
import { twoStepSecrets } from "../tables/two-step-secrets.ts";
import { TOTP_PURPOSE } from "./pass-second-step.ts";

/** A new secret for the authenticator app; it changes nothing until a first code confirms it. */
export async function beginTwoStep(ctx: Context, proof: PasswordProof): Promise<TwoStepSetup> {
  const person = requireConfirmed(requireSignedIn(ctx.actor));
  await requirePassword(ctx.db, person.id, proof.current_password);
  const totp = newTotpSecret();
  const { secret } = ctx;
  const row = {
    sealedSecret: sealText(totp, TOTP_PURPOSE, secret),
    lastStep: 0,
    createdAt: ctx.clock.now(),
  };
  const [begun] = await ctx.db
    .insert(twoStepSecrets)
    .values({ userId: person.id, ...row })
    .onConflictDoUpdate({
      target: twoStepSecrets.userId,
      set: row,
      setWhere: isNull(twoStepSecrets.confirmedAt),
    })
    .returning({ userId: twoStepSecrets.userId });
  if (!begun) throw refusal("conflict", "two_step_on");
  const { name } = await findInstitute(ctx.db);
  return { secret: totp, otpauth_url: otpauthUrl(totp, name, person.email) };
}
