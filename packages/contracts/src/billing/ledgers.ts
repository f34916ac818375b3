import { PERIOD_TRIGGERS } from "@riwaq/domain/billing/subscription";
import { z } from "zod";

import { Currency } from "./shop.ts";

/** A line of Why?: what happened to minutes and money, in words that the site has. */
export const LedgerLine = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(["payment", "period", "lesson", "correction", "refund", "voucher", "transfer"]),
  /** Added to what is left; taken where it is negative. */
  minutes: z.int(),
  /** Paid in where it is positive, given back where it is negative; nothing of lessons. */
  amount: z.int(),
  trigger: z.enum(PERIOD_TRIGGERS).nullable(),
  lesson: z
    .object({
      id: z.string(),
      starts_at: z.string(),
      /** Of what is said of it now. */
      outcome: z.string().nullable(),
      is_cancelled: z.boolean(),
    })
    .nullable(),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

/** GET /subscriptions/:id/ledger/: the newest first. */
export const Ledger = z.object({
  currency: Currency,
  minutes_left: z.int(),
  lines: z.array(LedgerLine),
});
export type Ledger = z.infer<typeof Ledger>;
