import { moneyOf } from "@riwaq/domain/billing/accounts";
import { moved } from "@riwaq/domain/billing/journal";
import { eq } from "drizzle-orm";

import type { Doing } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import type { ChargeRow } from "../charges/queries.ts";
import { paymentUnclear } from "../events.ts";
import { post } from "../journal/post.ts";
import { payments } from "../tables/payments.ts";
import type { ProviderPayment } from "./providers/provider.ts";
import type { PaymentRow } from "./queries.ts";

type Settled = { charge: ChargeRow; payment: PaymentRow; seen: ProviderPayment };

/**
 * Money of a payment that is locked went back at its provider, and nobody here had asked for it: it is missing there, and
 * staff find out whose it is. What we ask for is counted before it goes, so it is never among it.
 */
export async function countGivenThere(ctx: Doing, { charge, payment, seen }: Settled) {
  const { tx, now } = ctx;
  const { id, provider, currency, amount } = payment;
  const total = Math.min(amount, seen.refunded - payment.refunded);
  const more = total - payment.givenThere;
  if (seen.state !== "succeeded" || more <= 0) return;
  await tx.update(payments).set({ givenThere: total }).where(eq(payments.id, id));
  const suspense = moneyOf("suspense", currency, provider);
  const entries = moved(more, suspense, moneyOf("clearing", currency, provider));
  const key = `given-there:${id}:${total}`;
  await post(tx, { key, kind: "refund", subject: id, entries }, now);
  await emit(ctx, tx, paymentUnclear(id, { why: "given_back" }, { payerId: charge.payerId }));
}
