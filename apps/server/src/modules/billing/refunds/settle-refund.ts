import { moneyOf } from "@riwaq/domain/billing/accounts";
import { moved } from "@riwaq/domain/billing/journal";
import { eq, sql } from "drizzle-orm";

import { byAnyone, command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { refundDone, refundFailed } from "../events.ts";
import { post } from "../journal/post.ts";
import { findPayment } from "../payments/queries.ts";
import { payments } from "../tables/payments.ts";
import { refunds } from "../tables/refunds.ts";

type Seen = { id: string; isDone: boolean; reference: string };

/** What became of a refund that was sent: it has gone, or it is the payer's credit again. */
export const settleRefund = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, { id, isDone, reference }: Seen): Promise<void> => {
    const { tx, now } = ctx;
    const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for("update");
    if (row?.state !== "sending") return;
    const { payerId, amount, currency, paymentId } = row;
    const state = isDone ? ("done" as const) : ("failed" as const);
    await tx
      .update(refunds)
      .set({ state, reference, lookAt: null, doneAt: isDone ? now : null })
      .where(eq(refunds.id, id));
    if (isDone) {
      await emit(ctx, tx, refundDone(id, { amount, currency }, { payerId }));
      return;
    }
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
    await emit(ctx, tx, refundFailed(id, {}, { payerId }));
  },
});
