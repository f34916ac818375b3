import { eq } from "drizzle-orm";

import { byAnyone, command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { refundDone, refundFailed } from "../events.ts";
import { refunds } from "../tables/refunds.ts";
import { returnToCredit } from "./return-to-credit.ts";

type Seen = { id: string; isDone: boolean; reference: string };

/** What became of a refund that was sent: it has gone, or it is the payer's credit again. */
export const settleRefund = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, { id, isDone, reference }: Seen): Promise<void> => {
    const { tx, now } = ctx;
    const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for("update");
    if (row?.state !== "sending") return;
    const { payerId, amount, currency } = row;
    const state = isDone ? ("done" as const) : ("failed" as const);
    await tx
      .update(refunds)
      .set({ state, reference, lookAt: null, doneAt: isDone ? now : null })
      .where(eq(refunds.id, id));
    if (isDone) {
      await emit(ctx, tx, refundDone(id, { amount, currency }, { payerId }));
      return;
    }
    await returnToCredit(tx, row, now);
    await emit(ctx, tx, refundFailed(id, {}, { payerId }));
  },
});
