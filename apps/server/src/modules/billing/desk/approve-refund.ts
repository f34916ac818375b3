import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { refundApproved } from "../events.ts";
import { findPayment } from "../payments/queries.ts";
import { refunds } from "../tables/refunds.ts";
import { lockRefund } from "./lock-refund.ts";

/** A second person lets a refund go: its provider is asked, or staff transfer it. Pressed twice, it goes once. */
export const approveRefund = command({
  by: requireRight("money"),
  trace: "if_changed",
  run: async (ctx, id: string): Promise<void> => {
    const { tx, actor, now } = ctx;
    const refund = await lockRefund(tx, id);
    if (refund.approvedById === actor.id) return;
    if (refund.state !== "to_approve") throw refusal("conflict", "refund_decided");
    if (refund.askedById === actor.id) throw refusal("forbidden", "refund_two");
    const payment = refund.paymentId ? await findPayment(tx, refund.paymentId) : undefined;
    const isSent = payment !== undefined && payment.provider !== "bank";
    await tx
      .update(refunds)
      .set({
        approvedById: actor.id,
        state: isSent ? "sending" : "to_transfer",
        lookAt: isSent ? now : null,
      })
      .where(eq(refunds.id, id));
    await emit(ctx, tx, refundApproved(id));
  },
});
