import { randomUUID } from "node:crypto";

import { RENEWAL_LEAD_DAYS, RENEWAL_NOTICE_DAYS } from "@riwaq/domain/billing/renewal";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { and, desc, eq, isNotNull } from "drizzle-orm";

import { orderSubscription } from "../../modules/billing/orders/order-subscription.ts";
import { quoteOrder } from "../../modules/billing/orders/quote-order.ts";
import { chargeDue } from "../../modules/billing/payments/charge-due.job.ts";
import { noticeRenewal } from "../../modules/billing/renewals/notice-renewal.ts";
import { renewSubscription } from "../../modules/billing/renewals/renew-subscription.ts";
import { charges } from "../../modules/billing/tables/charges.ts";
import { periods } from "../../modules/billing/tables/periods.ts";
import { contextOfRound } from "../../platform/command.ts";
import { PAYERS, type Household } from "./households.ts";
import { payCharge } from "./pay.ts";
import { type Seeding, asPerson } from "./seeding.ts";
import type { Timeline } from "./timeline.ts";
import type { PlanIds } from "./write-shop.ts";

type Order = Omit<Household, "student" | "since"> & { studentId: string; asksEarly: boolean };

/** Looks at the summary, orders what it says and pays. Gives the subscription's id. */
export async function subscribe(
  seeding: Seeding,
  planOf: PlanIds,
  { studentId, payer, rhythm, by, asksEarly }: Order,
): Promise<string> {
  const ctx = asPerson(seeding, payer);
  const { address, country, currency } = PAYERS[payer];
  const wish = {
    student_id: studentId,
    plan_id: planOf(rhythm),
    currency,
    payer_name: ctx.actor.name,
    payer_address: address,
    country,
    asks_early: asksEarly,
  };
  const { hash } = await quoteOrder(ctx, wish);
  const asked = { order: { ...wish, quote_hash: hash }, key: randomUUID() };
  const { subscription_id: id, charge_id: chargeId } = await orderSubscription(ctx, asked);
  if (chargeId) await payCharge(seeding, chargeId, { payer, by });
  return id;
}

/** Plans what the rounds do from its present period on: it is told of the next one, asked for and charged. */
export async function goOnRenewing(
  seeding: Seeding,
  timeline: Timeline,
  id: string,
): Promise<void> {
  const { tx, deps } = seeding;
  const ctx = contextOfRound(deps);
  const [last] = await tx
    .select({ endsAt: periods.endsAt })
    .from(periods)
    .where(eq(periods.subscriptionId, id))
    .orderBy(desc(periods.number))
    .limit(1);
  if (!last) return;
  const endsAtMs = last.endsAt.getTime();
  timeline.at(endsAtMs - RENEWAL_NOTICE_DAYS * DAY_MS, async () => {
    await noticeRenewal(ctx, id);
  });
  timeline.at(endsAtMs - RENEWAL_LEAD_DAYS * DAY_MS, async () => {
    if (!(await renewSubscription(ctx, id))) return;
    await charge(seeding, timeline);
    await goOnRenewing(seeding, timeline, id);
  });
}

/** As the round does; what was refused is tried again on its days. */
async function charge(seeding: Seeding, timeline: Timeline): Promise<void> {
  await chargeDue(seeding.deps);
  const again = await seeding.tx
    .select({ at: charges.nextAttemptAt })
    .from(charges)
    .where(and(eq(charges.state, "due"), isNotNull(charges.nextAttemptAt)));
  for (const { at } of again) if (at) timeline.at(at.getTime(), () => charge(seeding, timeline));
}
