import { CHARGE_CAUSES, CHARGE_STATES } from "@riwaq/domain/billing/charge";
import { CURRENCIES } from "@riwaq/domain/billing/units";
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf } from "../../../platform/db/columns.ts";

/** What a payer is asked for, once for each key; paid from the payer's credit, to which every payment goes. */
export const charges = pgTable(
  "charges",
  {
    id: id(),
    /** What makes it be asked once, such as a period of a subscription. */
    key: text("key").notNull().unique(),
    /** Of the reference on a transfer; drawn by lot, so that it tells nothing. */
    number: bigint("number", { mode: "number" }).notNull().unique(),
    /** By the id alone: what was paid is kept longer than accounts. */
    payerId: uuid("payer_id").notNull(),
    cause: text("cause", { enum: CHARGE_CAUSES }).notNull(),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    /** Hundredths, with the tax. */
    amount: integer("amount").notNull(),
    state: text("state", { enum: CHARGE_STATES }).notNull().default("due"),
    /** From then on it is charged by itself, where the payer has agreed to it. */
    dueAt: instant("due_at").notNull(),
    /** When a payment for it was refused first; null after it was paid. */
    refusedAt: instant("refused_at"),
    /** When the payer was told that lessons will be cancelled for want of it. */
    warnedAt: instant("warned_at"),
    /** When it is tried again; null where only the payer can go on. */
    nextAttemptAt: instant("next_attempt_at"),
    paidAt: instant("paid_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("charges_payer").on(table.payerId, table.createdAt),
    index("charges_due")
      .on(table.nextAttemptAt)
      .where(sql`state = 'due'`),
    check("charges_cause", isOneOf(table.cause, CHARGE_CAUSES)),
    check("charges_currency", isOneOf(table.currency, CURRENCIES)),
    check("charges_state", isOneOf(table.state, CHARGE_STATES)),
    check("charges_amount", sql`${table.amount} >= 0`),
    check("charges_paid", sql`(${table.state} = 'paid') = (${table.paidAt} is not null)`),
  ],
);
