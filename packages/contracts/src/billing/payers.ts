import { REFUND_REASONS, REFUND_STATES } from "@riwaq/domain/billing/charge";
import { z } from "zod";

import { Currency } from "./shop.ts";
import { Subscriptions } from "./subscriptions.ts";

export { Ledger } from "./ledgers.ts";

/** GET /staff/money/people/:id/: all that somebody's lessons are paid by, for those who decide about money. */
export const PayerMoney = Subscriptions.extend({
  /** Of the account that pays; the name is empty once it is gone. */
  payer: z.object({ id: z.string(), name: z.string() }),
  refunds: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      amount: z.int(),
      currency: Currency,
      reason: z.enum(REFUND_REASONS),
      state: z.enum(REFUND_STATES),
    }),
  ),
});
export type PayerMoney = z.infer<typeof PayerMoney>;
