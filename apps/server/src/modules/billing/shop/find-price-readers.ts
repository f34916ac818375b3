import { type PriceVersion, priceOf } from "@riwaq/domain/billing/price-versions";
import { discounted } from "@riwaq/domain/billing/shares";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { toWall } from "@riwaq/domain/time/zone";
import { sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import type { PriceReader } from "../events.ts";
import { findCoverage } from "../subscriptions/find-coverage.ts";

type NewPrice = { planId: string; currency: string; version: PriceVersion };
type At = { now: Date; zone: string; noticeDays: number };

/** Those whose next periods cost another price by it, once they have known it for as long as the institute says. */
export async function findPriceReaders(
  db: Database,
  { planId, currency, version }: NewPrice,
  { now, zone, noticeDays }: At,
): Promise<PriceReader[]> {
  const held = await findCoverage(
    db,
    sql`(held.state = 'active' or held.state = 'paused') and held.currency = ${currency}
      and coalesce(held.next_plan_id, held.plan_id) = ${planId}`,
    now,
  );
  const startsAtMs = Math.max(version.validFromMs, version.announcedAtMs + noticeDays * DAY_MS);
  const from = toWall(startsAtMs, zone).date;
  return held.flatMap(({ id, payerId, studentName, prices, discountPoints }) => {
    const known = prices.filter(({ validFromMs }) => validFromMs !== version.validFromMs);
    const old = priceOf(known, { startsAtMs, isRenewal: true, noticeDays });
    const before = discounted(old?.amount ?? version.amount, discountPoints);
    const amount = discounted(version.amount, discountPoints);
    const told = { payerId, subscriptionId: id, student: studentName, before, amount, from };
    return before === amount ? [] : [told];
  });
}
