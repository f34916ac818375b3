import { REFUND_REASONS, REFUND_STATES } from "@riwaq/domain/billing/charge";
import { CURRENCIES } from "@riwaq/domain/billing/units";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf } from "../../../platform/db/columns.ts";
import { payments } from "./payments.ts";

/** Money that goes back to a payer: by the payment it came with, or by a transfer that staff make. */
export const refunds = pgTable(
  "refunds",
  {
    id: id(),
    /** What makes it happen once. */
    key: text("key").notNull().unique(),
    payerId: uuid("payer_id").notNull(),
    /** Null: staff transfer it. */
    paymentId: uuid("payment_id").references(() => payments.id),
    subscriptionId: uuid("subscription_id"),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    amount: integer("amount").notNull(),
    reason: text("reason", { enum: REFUND_REASONS }).notNull(),
    state: text("state", { enum: REFUND_STATES }).notNull(),
    /** The provider's name of it. */
    reference: text("reference"),
    /** Detached: they outlive the accounts. */
    askedById: uuid("asked_by_id"),
    approvedById: uuid("approved_by_id"),
    /** Why staff give it back, or why it was refused: read by those who decide about money, by nobody else. */
    note: text("note"),
    lookAt: instant("look_at"),
    doneAt: instant("done_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("refunds_payer").on(table.payerId),
    index("refunds_payment").on(table.paymentId),
    index("refunds_look")
      .on(table.lookAt)
      .where(sql`state = 'sending'`),
    // What waits for staff, the oldest first.
    index("refunds_waiting")
      .on(table.createdAt)
      .where(isOneOf(sql`state`, ["to_approve", "to_transfer"])),
    check("refunds_currency", isOneOf(table.currency, CURRENCIES)),
    check("refunds_reason", isOneOf(table.reason, REFUND_REASONS)),
    check("refunds_state", isOneOf(table.state, REFUND_STATES)),
    check("refunds_amount", sql`${table.amount} > 0`),
    // Whoever asked for it is not who looks at it.
    check("refunds_two", sql`${table.approvedById} <> ${table.askedById}`),
  ],
);
