import type { TwoStepState } from "@riwaq/contracts/identity/two-step";
import { and, eq, isNotNull, isNull } from "drizzle-orm";

import type { Config } from "../../../platform/config.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { recoveryCodes } from "../tables/recovery-codes.ts";
import { twoStepSecrets } from "../tables/two-step-secrets.ts";

/** The second step of a person's sign-in, confirmed or not yet. */
export async function findTwoStep(db: Database, userId: string) {
  const [row] = await db.select().from(twoStepSecrets).where(eq(twoStepSecrets.userId, userId));
  return row;
}

export async function isTwoStepOn(db: Database, userId: string): Promise<boolean> {
  const count = await db.$count(
    twoStepSecrets,
    and(eq(twoStepSecrets.userId, userId), isNotNull(twoStepSecrets.confirmedAt)),
  );
  return count > 0;
}

export async function findTwoStepState(
  db: Database,
  { id: userId, roles }: SignedIn,
  { staffNeedTwoStep }: Pick<Config, "staffNeedTwoStep">,
): Promise<TwoStepState> {
  const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  return {
    is_on: await isTwoStepOn(db, userId),
    is_required: roles.has("staff") && staffNeedTwoStep,
    recovery_codes_left: await db.$count(recoveryCodes, unused),
  };
}
