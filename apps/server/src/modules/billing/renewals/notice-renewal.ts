import { eq } from "drizzle-orm";

import { byAnyone, command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { renewalNear } from "../events.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { claimRenewal } from "./find-renewal.ts";

/** The payer is told of the next period once: when it begins, what it costs and when it is charged. */
export const noticeRenewal = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, id: string): Promise<boolean> => {
    const { tx, now } = ctx;
    const found = await claimRenewal(tx, { id, isTold: false }, now);
    if (!found || now.getTime() < found.renewal.noticeAtMs) return false;
    const { held, renewal } = found;
    const number = held.number + 1;
    await tx
      .update(subscriptions)
      .set({ noticedAt: now, noticedNumber: number })
      .where(eq(subscriptions.id, id));
    const facts = {
      number,
      trigger: renewal.trigger,
      amount: renewal.amount,
      currency: held.currency,
    };
    const about = {
      payerId: held.payerId,
      dueAtMs: renewal.dueAtMs,
      startsAtMs: renewal.startsAtMs,
    };
    await emit(ctx, tx, renewalNear(id, facts, about));
    return true;
  },
});
