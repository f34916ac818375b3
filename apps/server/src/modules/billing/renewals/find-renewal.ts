import { sql } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { findBillingValues } from "../shop/find-billing-values.ts";
import { findSeller } from "../shop/queries.ts";
import { findCoverage, renewalOf } from "../subscriptions/find-coverage.ts";
import { lockSubscription } from "../subscriptions/lock-own.ts";

/** The renewal of a subscription that nobody else changes until the transaction ends; null where there is none. */
export async function lockRenewal(tx: Transaction, id: string, now: Date) {
  await lockSubscription(tx, id);
  const [held] = await findCoverage(tx, sql`held.id = ${id}`, now);
  if (!held) return null;
  const { timeZone: zone } = await findSeller(tx);
  const values = await findBillingValues(tx);
  const renewal = renewalOf(held, { now, zone, values });
  return renewal && { held, renewal };
}
