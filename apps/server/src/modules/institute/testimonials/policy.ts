/** Nobody has agreed tomorrow: the day of a consent is past, or today, at the institute. */
import { toWall } from "@riwaq/domain/time/zone";

import { badField } from "../../../platform/app-error.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { instituteIn } from "../../../platform/institute.ts";

export async function requirePast(tx: Transaction, consentedOn: string, now: Date): Promise<void> {
  const { timeZone } = await instituteIn(tx);
  if (consentedOn > toWall(now.getTime(), timeZone).date) {
    throw badField("consented_on", "consent_to_come");
  }
}
