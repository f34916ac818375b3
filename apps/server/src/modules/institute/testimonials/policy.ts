/** Nobody has agreed tomorrow, and nobody to words that were not there: days of a consent are those of the institute. */
import { toWall } from "@riwaq/domain/time/zone";

import { badField } from "../../../platform/app-error.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { instituteIn } from "../../../platform/institute.ts";

const todayAt = async (tx: Transaction, now: Date) =>
  toWall(now.getTime(), (await instituteIn(tx)).timeZone).date;

export async function requirePast(tx: Transaction, consentedOn: string, now: Date): Promise<void> {
  if (consentedOn > (await todayAt(tx, now))) throw badField("consented_on", "consent_to_come");
}

/** To other words than before the author agrees later than to those; on one day only where it is the day of the change. */
export async function requireNewer(
  tx: Transaction,
  { consentedOn, former }: { consentedOn: string; former: string },
  now: Date,
): Promise<void> {
  if (consentedOn > former || consentedOn === (await todayAt(tx, now))) return;
  throw badField("consented_on", "consent_of_former_words");
}
