import { moneyOf } from "@riwaq/domain/billing/accounts";
import { moved } from "@riwaq/domain/billing/journal";
import { eq, sql } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { post } from "../journal/post.ts";
import { findPayment } from "../payments/queries.ts";
import { payments } from "../tables/payments.ts";
import type { refunds } from "../tables/refunds.ts";

type Refund = Pick<
  typeof refunds.$inferSelect,
  "id" | "payerId" | "amount" | "currency" | "paymentId"
>;

/** A refund that does not go out, and is locked, is the payer's credit again: its payment can give it back another time. */
export async function returnToCredit(tx: Transaction, refund: Refund, now: Date): Promise<void> {
  const { id, payerId, amount, currency, paymentId } = refund;
  const payment = paymentId ? await findPayment(tx, paymentId) : undefined;
  if (payment) {
    await tx
      .update(payments)
      .set({ refunded: sql`${payments.refunded} - ${amount}` })
      .where(eq(payments.id, payment.id));
  }
  const clearing = moneyOf("clearing", currency, payment?.provider ?? "bank");
  const entries = moved(amount, clearing, moneyOf("credit", currency, payerId));
  await post(tx, { key: `refund:${id}:back`, kind: "refund", subject: id, entries }, now);
}
