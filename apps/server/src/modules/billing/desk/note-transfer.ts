import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { refundDone } from "../events.ts";
import { refunds } from "../tables/refunds.ts";
import { lockRefund } from "./lock-refund.ts";

/** Staff have made the transfer at the bank. Noted twice, it was made once. */
export const noteTransfer = command({
  by: requireRight("money"),
  trace: "if_changed",
  run: async (ctx, id: string): Promise<void> => {
    const { tx, now } = ctx;
    const { state, amount, currency, payerId } = await lockRefund(tx, id);
    if (state === "done") return;
    if (state !== "to_transfer") throw refusal("conflict", "refund_decided");
    await tx.update(refunds).set({ state: "done", doneAt: now }).where(eq(refunds.id, id));
    await emit(ctx, tx, refundDone(id, { amount, currency }, { payerId }));
  },
});
