import { eq } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { newRecoveryCodes } from "../sign-in/one-time-codes.ts";
import { recoveryCodes } from "../tables/recovery-codes.ts";
import { hashOfCode } from "./pass-second-step.ts";

/** Ten new ones in place of those before: answered here, and kept as hashes only. */
export async function makeRecoveryCodes(
  ctx: Pick<Context, "secret">,
  tx: Transaction,
  userId: string,
): Promise<string[]> {
  const { secret } = ctx;
  const codes = newRecoveryCodes();
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOfCode(userId, code, secret) })));
  return codes;
}
