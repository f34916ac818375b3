import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { paymentGivenUp } from "../events.ts";
import { payments } from "../tables/payments.ts";

/** An unclear payment was not made: its charge can be paid again. */
export const giveUpPayment = command({
  by: requireRight("money"),
  run: async (ctx, id: string): Promise<void> => {
    const { tx, now } = ctx;
    const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
    if (payment?.state !== "unclear") throw refusal("conflict", "payment_clear");
    await tx
      .update(payments)
      .set({ state: "canceled", page: null, lookAt: null, settledAt: now })
      .where(eq(payments.id, id));
    await emit(ctx, tx, paymentGivenUp(id));
  },
});
