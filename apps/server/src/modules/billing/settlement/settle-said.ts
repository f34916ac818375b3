import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Emitting } from "../../../platform/events/subscriber.ts";
import { lockCredit } from "../charges/pay-charge.ts";
import { giveBack } from "../refunds/give-back.ts";
import { findBillingValues } from "../shop/find-billing-values.ts";
import { settleLessons } from "./settle-lessons.ts";

/** Something was said of these lessons: they use what they should, and what whoever left did not use goes back. */
export async function settleSaid(
  ctx: Emitting,
  tx: Transaction,
  sessionIds: readonly string[],
): Promise<void> {
  const now = ctx.clock.now();
  for (const { key, amount, ...of } of await settleLessons(tx, sessionIds, now)) {
    await lockCredit(tx, of.payerId, of.currency);
    const { approvalLimit } = await findBillingValues(tx);
    const needsApproval = amount > approvalLimit;
    const asked = {
      ...of,
      key,
      amount,
      reason: "leaving" as const,
      askedById: null,
      needsApproval,
    };
    await giveBack(ctx, tx, asked, now);
  }
}
