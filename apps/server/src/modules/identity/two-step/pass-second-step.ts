import { and, eq, isNull, lt } from "drizzle-orm";

import { AppError, badField } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { countAttempt } from "../../../platform/db/count-attempt.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { keyedHash, openSealed } from "../../../platform/seal.ts";
import { plainCode, stepOfCode } from "../sign-in/one-time-codes.ts";
import { recoveryCodes } from "../tables/recovery-codes.ts";
import { twoStepSecrets } from "../tables/two-step-secrets.ts";
import { findTwoStep } from "./queries.ts";

/** Six digits can be guessed: so many tries an hour for an account, from wherever they come. */
const CODES = { max: 10, windowMs: 3_600_000 };
export const TOTP_PURPOSE = "two-step secret";
const RECOVERY_PURPOSE = "recovery code";

type Step = { userId: string; code: string | undefined };

/** Counted apart from the transaction that a wrong code undoes, hence before it. */
export async function countCode(ctx: Context, { userId, code }: Step): Promise<void> {
  if (code === undefined || !ctx.config.hasRateLimits) return;
  const { secret } = ctx;
  const attempt = { key: `code:${userId}`, limit: CODES, now: ctx.clock.now(), secret };
  if (await countAttempt(ctx.db, attempt)) throw new AppError("too_many");
}

/** Nothing where the second step is off. A code of the app works once, as does each recovery code. */
export async function passSecondStep(
  ctx: Pick<Context, "clock" | "secret">,
  tx: Transaction,
  { userId, code }: Step,
): Promise<void> {
  const found = await findTwoStep(tx, userId);
  if (!found?.confirmedAt) return;
  if (code === undefined) throw badField("code", "two_step_required");
  const { secret } = ctx;
  const plain = plainCode(code);
  const now = ctx.clock.now();
  const totp = openSealed(found.sealedSecret, TOTP_PURPOSE, secret);
  const isRight = /^\d{6}$/.test(plain)
    ? await spendStep(tx, userId, stepOfCode(totp, plain, now.getTime()))
    : await spendRecoveryCode(tx, { userId, codeHash: hashOfCode(userId, plain, secret), now });
  if (!isRight) throw badField("code", "code_wrong");
}

export function hashOfCode(userId: string, code: string, secret: string): string {
  return keyedHash(`${userId}:${plainCode(code)}`, RECOVERY_PURPOSE, secret);
}

/** Conditional, so that of two requests with one code only one is let in. */
async function spendStep(tx: Transaction, userId: string, step: number | null): Promise<boolean> {
  if (step === null) return false;
  const spent = await tx
    .update(twoStepSecrets)
    .set({ lastStep: step })
    .where(and(eq(twoStepSecrets.userId, userId), lt(twoStepSecrets.lastStep, step)))
    .returning({ userId: twoStepSecrets.userId });
  return spent.length > 0;
}

async function spendRecoveryCode(
  tx: Transaction,
  { userId, codeHash, now }: { userId: string; codeHash: string; now: Date },
): Promise<boolean> {
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return spent.length > 0;
}
