import { moneyOf } from "@riwaq/domain/billing/accounts";
import type { REFUND_REASONS } from "@riwaq/domain/billing/charge";
import { givenBackBy } from "@riwaq/domain/billing/give-back";
import { moved } from "@riwaq/domain/billing/journal";
import type { Currency } from "@riwaq/domain/billing/units";
import { and, asc, eq, sql } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { refundAsked } from "../events.ts";
import { post } from "../journal/post.ts";
import { findWithdrawn } from "../payments/disputes.ts";
import { chargeLines } from "../tables/charge-lines.ts";
import { charges } from "../tables/charges.ts";
import { payments } from "../tables/payments.ts";
import { refunds } from "../tables/refunds.ts";

export type GivingBack = {
  /** What makes it happen once. */
  key: string;
  payerId: string;
  subscriptionId: string | null;
  currency: Currency;
  amount: number;
  reason: (typeof REFUND_REASONS)[number];
  askedById: string | null;
  /** Whether a second person of the institute looks at it first. */
  needsApproval: boolean;
  /** Of which charge it is, by whose payment it goes back first. */
  chargeId?: string;
  /** Why, where staff give it back. */
  note?: string;
};

/**
 * Sends credit of a payer back by the ways it was paid: by the payments for its subscription or charge first, so that a
 * credit note corrects the invoice that it belongs to, then by any other, each time the newest first. What no payment can
 * take, staff transfer. The credit is taken now, so that nothing else is paid with it. Answers what staff transfer.
 */
export async function giveBack(
  ctx: Emitting,
  tx: Transaction,
  asked: GivingBack,
  now: Date,
): Promise<{ byTransfer: number }> {
  const { key, payerId, currency, amount, needsApproval, chargeId, ...said } = asked;
  const { subscriptionId } = said;
  const received = await lockReceived(tx, { payerId, currency, chargeId, subscriptionId });
  const { parts, rest } = givenBackBy(amount, received);
  const providerOf = new Map(received.map(({ id, provider }) => [id, provider]));
  const all = [
    ...parts.map((part) => ({ amount: part.amount, paymentId: part.id as string | null })),
    ...(rest > 0 ? [{ amount: rest, paymentId: null }] : []),
  ];
  let byTransfer = 0;
  for (const [place, part] of all.entries()) {
    const provider = (part.paymentId && providerOf.get(part.paymentId)) ?? "bank";
    if (provider === "bank") byTransfer += part.amount;
    const begun = provider === "bank" ? ("to_transfer" as const) : ("sending" as const);
    const [row] = await tx
      .insert(refunds)
      .values({
        ...said,
        ...part,
        key: `${key}:${place + 1}`,
        payerId,
        currency,
        state: needsApproval ? "to_approve" : begun,
        lookAt: begun === "sending" ? now : null,
        createdAt: now,
      })
      .returning({ id: refunds.id });
    if (!row) throw new Error("The refund was not written");
    if (part.paymentId) {
      await tx
        .update(payments)
        .set({ refunded: sql`${payments.refunded} + ${part.amount}` })
        .where(eq(payments.id, part.paymentId));
    }
    const credit = moneyOf("credit", currency, payerId);
    const entries = moved(part.amount, credit, moneyOf("clearing", currency, provider));
    const posting = { key: `refund:${row.id}`, kind: "refund", subject: row.id, entries } as const;
    await post(tx, posting, now);
    const facts = { amount: part.amount, currency, needs_approval: needsApproval };
    await emit(ctx, tx, refundAsked(row.id, facts, { payerId }));
  }
  return { byTransfer };
}

type PaidFor = Pick<GivingBack, "subscriptionId"> & { chargeId: string | undefined };

/** What a payer has paid and has not got back, by us, by the provider's own pages or by the bank, until the transaction ends. */
async function lockReceived(
  tx: Transaction,
  asked: PaidFor & { payerId: string; currency: Currency },
) {
  const { payerId, currency } = asked;
  const rows = await tx
    .select({ payment: payments })
    .from(payments)
    .innerJoin(charges, eq(charges.id, payments.chargeId))
    .where(
      and(
        eq(charges.payerId, payerId),
        eq(payments.currency, currency),
        eq(payments.state, "succeeded"),
      ),
    )
    .orderBy(asc(payments.id))
    .for("update", { of: payments });
  const first = await findChargesOf(tx, asked);
  const disputed = await findWithdrawn(
    tx,
    rows.map(({ payment }) => payment.id),
  );
  return rows.map(({ payment }) => ({
    id: payment.id,
    provider: payment.provider,
    atMs: (payment.settledAt ?? payment.createdAt).getTime(),
    isFirst: first.has(payment.chargeId),
    captured: payment.amount,
    refunded: Math.min(
      payment.amount,
      payment.refunded + payment.givenThere + (disputed.get(payment.id) ?? 0),
    ),
  }));
}

/** What paid for what goes back: the charge that is named, and those of the subscription. */
async function findChargesOf(tx: Transaction, { chargeId, subscriptionId }: PaidFor) {
  if (subscriptionId === null) return new Set([chargeId]);
  const lines = await tx
    .select({ id: chargeLines.chargeId })
    .from(chargeLines)
    .where(eq(chargeLines.subscriptionId, subscriptionId));
  return new Set([chargeId, ...lines.map(({ id }) => id)]);
}
