import { keyOf, moneyOf } from "@riwaq/domain/billing/accounts";
import { periodEndsAt } from "@riwaq/domain/billing/renewal";
import { type Draw, drawsOf } from "@riwaq/domain/billing/vouchers";
import { asc, eq, inArray, sql } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { chargePaid } from "../events.ts";
import { openPeriod } from "../periods/open-period.ts";
import { findSeller } from "../shop/queries.ts";
import { chargeLines } from "../tables/charge-lines.ts";
import { charges } from "../tables/charges.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { type Paying, issueGift } from "../vouchers/issue-gift.ts";
import { lockHeld } from "../vouchers/queries.ts";
import { type ChargeLineRow, findChargeLines, findCredit, lockCharge } from "./queries.ts";

/**
 * Pays a charge that is due from its payer's vouchers and credit, where these are enough: its periods begin, and what
 * waited for them is active; a voucher that was bought is issued, which no other voucher pays for. False where nothing was to be paid, or too little is there. The only way in which a charge is paid.
 */
export async function payCharge(
  ctx: Paying,
  tx: Transaction,
  chargeId: string,
  now: Date,
): Promise<boolean> {
  await lockSubscriptionsOf(tx, chargeId);
  const charge = await lockCharge(tx, chargeId);
  if (charge?.state !== "due") return false;
  const { payerId, currency, amount } = charge;
  await lockCredit(tx, payerId, currency);
  const isGift = charge.cause === "gift";
  const held = isGift ? [] : await lockHeld(tx, payerId, currency);
  const left = held.reduce((sum, one) => sum + one.left, 0);
  if ((await findCredit(tx, payerId, currency)) + left < amount) return false;
  await tx
    .update(charges)
    .set({ state: "paid", paidAt: now, refusedAt: null, nextAttemptAt: null })
    .where(eq(charges.id, chargeId));
  const { timeZone: zone } = await findSeller(tx);
  const lines = await findChargeLines(tx, chargeId);
  const draws = drawsOf(
    lines.map((line) => line.amount),
    held,
  );
  for (const [at, line] of lines.entries()) {
    await beginPeriod(tx, line, { zone, now, draws: draws[at] ?? [] });
  }
  if (isGift) await issueGift(ctx, tx, { charge, zone }, now);
  const facts = { cause: charge.cause, amount, currency };
  const subscriptionIds = lines.map(({ subscriptionId }) => subscriptionId);
  await emit(ctx, tx, chargePaid(chargeId, facts, { payerId, subscriptionIds }));
  return true;
}

/** In one order, so that two who settle never wait for each other. */
export async function lockSubscriptionsOf(tx: Transaction, chargeId: string): Promise<void> {
  const ofCharge = tx
    .select({ id: chargeLines.subscriptionId })
    .from(chargeLines)
    .where(eq(chargeLines.chargeId, chargeId));
  await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(inArray(subscriptions.id, ofCharge))
    .orderBy(asc(subscriptions.id))
    .for("update");
}

/** Nothing else is paid from a payer's credit, or sent back of it, until the transaction ends. */
export async function lockCredit(
  tx: Transaction,
  payerId: string,
  currency: string,
): Promise<void> {
  const key = keyOf(moneyOf("credit", currency as never, payerId));
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

type At = { zone: string; now: Date; draws: readonly Draw[] };

async function beginPeriod(tx: Transaction, line: ChargeLineRow, { zone, now, draws }: At) {
  const { subscriptionId, trigger, minutes, amount, tax, taxCountry } = line;
  const startsAt = line.startsAt < now && !line.endsAt ? now : line.startsAt;
  const endsAt = line.endsAt ?? new Date(periodEndsAt(startsAt.getTime(), zone));
  const [subscription] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  if (!subscription) throw new Error(`No subscription ${subscriptionId}`);
  const { state, startedAt } = subscription;
  await tx
    .update(subscriptions)
    .set({
      startedAt: startedAt ?? now,
      ...(state === "ordered" && { state: "active" as const }),
      ...(trigger !== "top_up" && { planId: line.planId, nextPlanId: null }),
      noticedAt: null,
      noticedNumber: null,
    })
    .where(eq(subscriptions.id, subscriptionId));
  const period = { subscriptionId, trigger, startsAt, endsAt, minutes, net: amount - tax, tax };
  await openPeriod(tx, { ...period, taxCountry, chargeId: line.chargeId, draws }, now);
}
