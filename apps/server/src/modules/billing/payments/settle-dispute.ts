import { moneyOf } from "@riwaq/domain/billing/accounts";
import { moved } from "@riwaq/domain/billing/journal";
import { CURRENCIES } from "@riwaq/domain/billing/units";
import { and, eq } from "drizzle-orm";

import { byAnyone, command, type Doing } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { findCharge } from "../charges/queries.ts";
import { paymentDisputed } from "../events.ts";
import { post } from "../journal/post.ts";
import { charges } from "../tables/charges.ts";
import { disputes } from "../tables/disputes.ts";
import type { PaymentProvider, ProviderDispute } from "./providers/provider.ts";
import { findByReference, findPayment } from "./queries.ts";

type Seen = { provider: PaymentProvider["name"]; seen: ProviderDispute };
type DisputeRow = typeof disputes.$inferSelect;

/**
 * Brings a dispute to what its provider says of it now, as often as one likes: what a bank has taken back is lost until it
 * comes back, and nothing of its payer is charged by itself any more.
 */
export const settleDispute = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, { provider, seen }: Seen): Promise<void> => {
    const { tx } = ctx;
    const { row, isNew } = await lockDispute(tx, { provider, seen }, ctx.now);
    if (!row || (!isNew && isOver(row, seen))) return;
    const withdrawn = seen.isWithdrawn ? row.amount : 0;
    if (!isNew && row.state === seen.state && row.withdrawn === withdrawn) return;
    await postDifference(ctx, row, withdrawn);
    await tx
      .update(disputes)
      .set({
        state: seen.state,
        withdrawn,
        postings: row.postings + (withdrawn === row.withdrawn ? 0 : 1),
        closedAt: seen.state === "open" ? null : (row.closedAt ?? ctx.now),
        evidenceUntil: seen.evidenceUntilMs === null ? null : new Date(seen.evidenceUntilMs),
      })
      .where(eq(disputes.id, row.id));
    const payerId = await stopCharging(tx, row);
    const { state, reason } = seen;
    const facts = { state, reason, withdrawn, currency: row.currency };
    await emit(ctx, tx, paymentDisputed(row.paymentId ?? seen.payment, facts, { payerId }));
  },
});

/** What was read before it was decided says nothing any more. */
const isOver = (row: DisputeRow, seen: ProviderDispute) =>
  (row.state !== "open" && seen.state === "open") || (row.state === "won" && row.withdrawn === 0);

/** As it is until the transaction ends; in another currency than ours it is for nobody here. */
async function lockDispute(tx: Transaction, { provider, seen }: Seen, now: Date) {
  const currency = CURRENCIES.find((one) => one === seen.currency);
  if (!currency) return { row: undefined, isNew: false };
  const { reference, amount, reason } = seen;
  const payment = await findByReference(tx, provider, seen.payment);
  const written = await tx
    .insert(disputes)
    .values({
      provider,
      reference,
      paymentId: payment?.id ?? null,
      currency,
      amount,
      reason,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: disputes.id });
  const [row] = await tx
    .select()
    .from(disputes)
    .where(and(eq(disputes.provider, provider), eq(disputes.reference, reference)))
    .for("update");
  return { row, isNew: written.length > 0 };
}

async function postDifference({ tx, now }: Doing, row: DisputeRow, withdrawn: number) {
  const more = withdrawn - row.withdrawn;
  if (more === 0) return;
  const lost = moneyOf("chargeback", row.currency);
  const entries = moved(more, lost, moneyOf("clearing", row.currency, row.provider));
  const key = `dispute:${row.id}:${row.postings + 1}`;
  await post(tx, { key, kind: "dispute", subject: row.id, entries }, now);
}

/** What its payer owes is left to the payer. Whose payment it was, or null. */
async function stopCharging(tx: Transaction, { paymentId }: DisputeRow): Promise<string | null> {
  const payment = paymentId ? await findPayment(tx, paymentId) : undefined;
  const charge = payment && (await findCharge(tx, payment.chargeId));
  if (!charge) return null;
  const { payerId } = charge;
  await tx
    .update(charges)
    .set({ nextAttemptAt: null })
    .where(and(eq(charges.payerId, payerId), eq(charges.state, "due")));
  return payerId;
}
