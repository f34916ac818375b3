import type { StaffRefund, StaffRefunded } from "@riwaq/contracts/billing/desk";

import { requireRight } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockCredit } from "../charges/pay-charge.ts";
import { findCredit } from "../charges/queries.ts";
import { giveBack } from "../refunds/give-back.ts";
import { findBillingValues } from "../shop/find-billing-values.ts";

type Asked = { payerId: string; refund: StaffRefund; key: string };

/** Staff give a payer's credit back by the ways it was paid; above the limit a second person looks at it first. */
export const refundCredit = command({
  by: requireRight("money"),
  once: ({ key, ...request }: Asked) => ({ key, request }),
  run: async (ctx, { payerId, refund, key }): Promise<StaffRefunded> => {
    const { tx, actor, now } = ctx;
    const { currency, amount, note } = refund;
    await lockCredit(tx, payerId, currency);
    if ((await findCredit(tx, payerId, currency)) < amount) {
      throw badField("amount", "credit_small");
    }
    const { approvalLimit } = await findBillingValues(tx);
    const needsApproval = amount > approvalLimit;
    const asked = {
      key: `staff:${actor.id}:${key}`,
      payerId,
      subscriptionId: null,
      currency,
      amount,
      reason: "staff" as const,
      askedById: actor.id,
      needsApproval,
      note,
    };
    const { byTransfer } = await giveBack(ctx, tx, asked, now);
    return { needs_approval: needsApproval, by_transfer: byTransfer };
  },
});
