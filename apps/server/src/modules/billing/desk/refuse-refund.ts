import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { refundRefused } from "../events.ts";
import { returnToCredit } from "../refunds/return-to-credit.ts";
import { refunds } from "../tables/refunds.ts";
import { lockRefund } from "./lock-refund.ts";

/** A refund that waits does not go out: it is the payer's credit again, and why is kept with it. */
export const refuseRefund = command({
  by: requireRight("money"),
  run: async (ctx, { id, note }: { id: string; note: string }): Promise<void> => {
    const { tx, now } = ctx;
    const refund = await lockRefund(tx, id);
    if (refund.state !== "to_approve") throw refusal("conflict", "refund_decided");
    await tx.update(refunds).set({ state: "refused", note }).where(eq(refunds.id, id));
    await returnToCredit(tx, refund, now);
    await emit(ctx, tx, refundRefused(id, {}, { payerId: refund.payerId }));
  },
});
