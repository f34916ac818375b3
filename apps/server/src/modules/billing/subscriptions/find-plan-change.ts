import { daysLeft, topUpOf } from "@riwaq/domain/billing/plan-change";
import { minutesOfRhythm, priceWith } from "@riwaq/domain/billing/quote";
import { sql } from "drizzle-orm";

import { AppError, badField, refusal } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findDiscount } from "../scholarships/queries.ts";
import { findTaxRule } from "../shop/find-tax-rule.ts";
import { amountsOf, findPlans, findSeller } from "../shop/queries.ts";
import type { subscriptions } from "../tables/subscriptions.ts";
import { findCoverage } from "./find-coverage.ts";

type Held = typeof subscriptions.$inferSelect;

export type PlanChanged = {
  /** Null before the first period, and once it is over. */
  periodEndsAt: Date | null;
  /** What is added to the running period, priced; null where the rhythm begins with the next one. */
  more: TopUp | null;
};

export type TopUp = Awaited<ReturnType<typeof pricedTopUp>>;

/**
 * What another rhythm does to a subscription at `now`.
 * @throws not found for a plan that is not sold, 409 where the subscription does not run, 400 without a price in its money
 */
export async function findPlanChange(
  db: Database,
  held: Held,
  planId: string,
  now: Date,
): Promise<PlanChanged> {
  if (held.state !== "active") throw refusal("conflict", "subscription_over");
  const plans = await findPlans(db);
  const to = plans.find((plan) => plan.id === planId);
  const from = plans.find((plan) => plan.id === held.planId);
  const isSold = to && (to.retiredAt === null || to.id === held.planId);
  if (!to || !from || !isSold) throw new AppError("not_found");
  const [was, becomes] = [from, to].map((plan) => amountsOf(plan, now)[held.currency]);
  if (becomes === undefined) throw badField("plan_id", "no_price");
  const [covered] = await findCoverage(db, sql`held.id = ${held.id}`, now);
  const endsAtMs = covered?.periodEndsAtMs ?? 0;
  if (endsAtMs <= now.getTime()) return { periodEndsAt: null, more: null };
  const { timeZone: zone } = await findSeller(db);
  const added = topUpOf(
    { minutes: minutesOfRhythm(from), amount: was ?? 0 },
    { minutes: minutesOfRhythm(to), amount: becomes },
    daysLeft(now.getTime(), endsAtMs, zone),
  );
  return {
    periodEndsAt: new Date(endsAtMs),
    more: added && (await pricedTopUp(db, held, added, now)),
  };
}

async function pricedTopUp(
  db: Database,
  { country, studentId }: Held,
  added: { minutes: number; amount: number },
  now: Date,
) {
  const rule = await findTaxRule(db, country, now);
  const discountPoints = await findDiscount(db, studentId, now);
  const price = priceWith(added.amount, { discountPoints, rule });
  return { minutes: added.minutes, ...price, taxGround: rule.ground };
}
