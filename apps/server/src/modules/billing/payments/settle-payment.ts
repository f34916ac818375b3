import { moneyOf } from "@riwaq/domain/billing/accounts";
import { type Attempt, nextAttemptAt } from "@riwaq/domain/billing/dunning";
import { moved } from "@riwaq/domain/billing/journal";
import { CURRENCIES } from "@riwaq/domain/billing/units";
import { and, asc, eq, isNotNull } from "drizzle-orm";

import { byAnyone, command, type Doing } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { lockSubscriptionsOf, payCharge } from "../charges/pay-charge.ts";
import { type ChargeRow, lockCharge } from "../charges/queries.ts";
import {
  methodKept,
  paymentFollowed,
  paymentReceived,
  paymentRefused,
  paymentUnclear,
} from "../events.ts";
import { post } from "../journal/post.ts";
import { findBillingValues } from "../shop/find-billing-values.ts";
import { charges } from "../tables/charges.ts";
import { payments } from "../tables/payments.ts";
import { countGivenThere } from "./count-given-there.ts";
import { keepLateMethod, keepMethod } from "./keep-method.ts";
import type { PaymentProvider, ProviderPayment } from "./providers/provider.ts";
import { type PaymentRow, findByReference, findPayment } from "./queries.ts";

export type Seen = { provider: PaymentProvider["name"]; seen: ProviderPayment };

/** How long a payment that waits for the payer is left before it is looked at again. */
const LOOK_AFTER_MS = 10 * 60_000;

/**
 * Brings a payment to what its provider says of it now: the only way in which one succeeds. As often as one likes, in
 * any order: money is counted once by the key of its posting, and what came too late for its charge is the payer's credit.
 */
export const settlePayment = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, { provider, seen }: Seen): Promise<void> => {
    const { tx } = ctx;
    const known = await findKnown(tx, provider, seen);
    if (!known) {
      if (await takeForeign(tx, { provider, seen }, ctx.now)) {
        await emit(ctx, tx, paymentUnclear(seen.reference, { why: "foreign" }, { payerId: null }));
      }
      return;
    }
    await lockSubscriptionsOf(tx, known.chargeId);
    const charge = await lockCharge(tx, known.chargeId);
    const [payment] = await tx
      .select()
      .from(payments)
      .where(eq(payments.id, known.id))
      .for("update");
    if (!charge || !payment) return;
    if (payment.state === "succeeded") await lookAfter(ctx, { charge, payment, seen });
    else if (seen.state === "succeeded") await succeed(ctx, { charge, payment, seen });
    else if (seen.state === "failed") await refuse(ctx, { charge, payment, seen });
    else if (isUnderWay(payment)) await follow(ctx, payment, seen);
  },
});

type Settling = { charge: ChargeRow; payment: PaymentRow; seen: ProviderPayment };

const isUnderWay = ({ state }: PaymentRow) => state === "sending" || state === "open";

async function findKnown(tx: Transaction, provider: PaymentRow["provider"], seen: ProviderPayment) {
  if (seen.paymentId) {
    const row = await findPayment(tx, seen.paymentId);
    return row?.provider === provider ? row : undefined;
  }
  return findByReference(tx, provider, seen.reference);
}

async function succeed(ctx: Doing, { charge, payment, seen }: Settling): Promise<void> {
  const { tx, now } = ctx;
  const { id, provider, amount, currency } = payment;
  if (payment.isStrange) return;
  if (seen.amount !== amount || seen.currency !== currency) {
    await takeForeign(tx, { provider: provider as Seen["provider"], seen }, now);
    await setPayment(tx, id, { state: "unclear", isStrange: true, lookAt: null });
    await emit(ctx, tx, paymentUnclear(id, { why: "amount" }, { payerId: charge.payerId }));
    return;
  }
  const clearing = moneyOf("clearing", currency, provider);
  const credit = moneyOf("credit", currency, charge.payerId);
  const entries = moved(amount, clearing, credit);
  await post(tx, { key: `payment:${id}`, kind: "payment", subject: id, entries }, now);
  const { reference } = seen;
  const settled = { reference, page: null, lookAt: null, settledAt: now };
  await setPayment(tx, id, { ...settled, state: "succeeded", decline: null, declineCode: null });
  const { method } = seen;
  if (method) await keepMethod(tx, { payerId: charge.payerId, provider, method }, now);
  const about = { payerId: charge.payerId, chargeId: charge.id };
  await emit(ctx, tx, paymentReceived(id, { provider, amount, currency }, about));
  await payCharge(ctx, tx, charge.id, now);
  await countGivenThere(ctx, { charge, payment, seen });
}

/** What may still happen to a payment that has come. */
async function lookAfter(ctx: Doing, settled: Settling): Promise<void> {
  const { payment, charge, seen } = settled;
  const { payerId } = charge;
  const { provider, settledAt: paidAt } = payment;
  if (seen.method && paidAt) {
    const kept = { payerId, provider, method: seen.method };
    const isKept = await keepLateMethod(ctx.tx, kept, { paidAt, now: ctx.now });
    if (isKept) await emit(ctx, ctx.tx, methodKept(payment.id, { provider }));
  }
  await countGivenThere(ctx, settled);
}

async function refuse(ctx: Doing, { charge, payment, seen }: Settling): Promise<void> {
  if (payment.state === "failed") return;
  const { tx, now } = ctx;
  const { kind, code } = seen.decline ?? { kind: "soft" as const, code: "" };
  const refused = { reference: seen.reference, decline: kind, declineCode: code };
  await setPayment(tx, payment.id, { state: "failed", ...refused, lookAt: null, settledAt: now });
  if (payment.way !== "saved" || charge.state !== "due") {
    await emit(ctx, tx, paymentFollowed(payment.id, { state: "failed" }));
    return;
  }
  const values = await findBillingValues(tx);
  const nextMs = nextAttemptAt(await findRefused(tx, charge.id), values);
  const next = nextMs === null ? null : new Date(nextMs);
  await tx
    .update(charges)
    .set({ refusedAt: charge.refusedAt ?? now, nextAttemptAt: next })
    .where(eq(charges.id, charge.id));
  const about = { payerId: charge.payerId, chargeId: charge.id, nextAttemptAt: next };
  const { amount, currency } = payment;
  const facts = { decline: kind, code, amount, currency };
  await emit(ctx, tx, paymentRefused(payment.id, facts, about));
}

async function follow(ctx: Doing, payment: PaymentRow, seen: ProviderPayment): Promise<void> {
  const { tx, now } = ctx;
  const { reference, state } = seen;
  const isOver = state === "canceled";
  const next = isOver
    ? ({ state: "canceled", page: null, lookAt: null, settledAt: now } as const)
    : ({ state: "open", lookAt: new Date(now.getTime() + LOOK_AFTER_MS) } as const);
  if (next.state === payment.state) return;
  await setPayment(tx, payment.id, { ...next, reference });
  await emit(ctx, tx, paymentFollowed(payment.id, { state: next.state }));
}

const setPayment = (tx: Transaction, id: string, change: Partial<PaymentRow>) =>
  tx.update(payments).set(change).where(eq(payments.id, id));

/** Refusals of what was charged by itself, the oldest first. */
async function findRefused(tx: Transaction, chargeId: string): Promise<Attempt[]> {
  const rows = await tx
    .select({ settledAt: payments.settledAt, decline: payments.decline })
    .from(payments)
    .where(
      and(eq(payments.chargeId, chargeId), eq(payments.way, "saved"), isNotNull(payments.decline)),
    )
    .orderBy(asc(payments.settledAt));
  return rows.flatMap(({ settledAt, decline }) =>
    settledAt && decline ? [{ atMs: settledAt.getTime(), decline }] : [],
  );
}

/** Money that came without anything it was meant for waits for staff. */
async function takeForeign(tx: Transaction, { provider, seen }: Seen, now: Date): Promise<boolean> {
  const currency = CURRENCIES.find((one) => one === seen.currency);
  if (seen.state !== "succeeded" || !currency || seen.amount <= 0) return false;
  const entries = moved(
    seen.amount,
    moneyOf("clearing", currency, provider),
    moneyOf("suspense", currency, provider),
  );
  const key = `foreign:${provider}:${seen.reference}`;
  return post(tx, { key, kind: "payment", subject: seen.reference, entries }, now);
}
