import { sql } from "drizzle-orm";

import { rowsOf } from "../../../platform/db/table-names.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { findSelling } from "../shop/queries.ts";
import { findCoverage, renewalOf } from "../subscriptions/find-coverage.ts";

type Asked = { id: string; isTold: boolean };

/**
 * The renewal of a subscription that nobody else changes until the transaction ends. Null where there is none, where it
 * was told or not told otherwise than asked, and where somebody else has the subscription now: whatever that is about, the
 * next round comes soon.
 */
export async function claimRenewal(tx: Transaction, { id, isTold }: Asked, now: Date) {
  const claimed = await rowsOf<{ id: string }>(
    tx,
    sql`select held.id from subscriptions held where held.id = ${id} and held.state = 'active'
        and (held.noticed_number is not distinct from
          (select max(one.number) + 1 from periods one where one.subscription_id = held.id)) = ${isTold}
      for update skip locked`,
  );
  if (claimed.length === 0) return null;
  const [held] = await findCoverage(tx, sql`held.id = ${id}`, now);
  if (!held) return null;
  const { seller, values } = await findSelling(tx);
  const renewal = renewalOf(held, { now, zone: seller.timeZone, values });
  return renewal && { held, renewal };
}
