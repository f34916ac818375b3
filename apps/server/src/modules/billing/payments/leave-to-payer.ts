import { eq } from "drizzle-orm";

import { byAnyone, command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { lockCharge } from "../charges/queries.ts";
import { payerAsked } from "../events.ts";
import { charges } from "../tables/charges.ts";

/** Nothing is saved by which it could be charged: the payer is asked, once. */
export const leaveToPayer = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, chargeId: string) => {
    const { tx, now } = ctx;
    const charge = await lockCharge(tx, chargeId);
    if (charge?.state !== "due" || charge.nextAttemptAt === null) return;
    const { amount, currency, payerId } = charge;
    await tx
      .update(charges)
      .set({ nextAttemptAt: null, refusedAt: charge.refusedAt ?? now })
      .where(eq(charges.id, chargeId));
    await emit(ctx, tx, payerAsked(chargeId, { amount, currency }, { payerId }));
  },
});
