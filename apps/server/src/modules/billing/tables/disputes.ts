import { DISPUTE_STATES, PROVIDERS } from "@riwaq/domain/billing/charge";
import { CURRENCIES } from "@riwaq/domain/billing/units";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf } from "../../../platform/db/columns.ts";
import { payments } from "./payments.ts";

/** That a payer's bank asks for a payment back, as its provider says of it now. */
export const disputes = pgTable(
  "disputes",
  {
    id: id(),
    provider: text("provider", { enum: PROVIDERS }).notNull(),
    /** The provider's name of it. */
    reference: text("reference").notNull(),
    /** Null: its payment is none of ours. */
    paymentId: uuid("payment_id").references(() => payments.id),
    state: text("state", { enum: DISPUTE_STATES }).notNull().default("open"),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    amount: integer("amount").notNull(),
    /** What of it the provider has taken back so far; moves with the journal, in so many postings. */
    withdrawn: integer("withdrawn").notNull().default(0),
    postings: integer("postings").notNull().default(0),
    /** The bank's word, for staff. */
    reason: text("reason").notNull(),
    evidenceUntil: instant("evidence_until"),
    closedAt: instant("closed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("disputes_reference").on(table.provider, table.reference),
    index("disputes_payment").on(table.paymentId),
    check("disputes_provider", isOneOf(table.provider, PROVIDERS)),
    check("disputes_state", isOneOf(table.state, DISPUTE_STATES)),
    check("disputes_currency", isOneOf(table.currency, CURRENCIES)),
    check("disputes_withdrawn", sql`${table.withdrawn} between 0 and ${table.amount}`),
    check("disputes_closed", sql`(${table.state} = 'open') = (${table.closedAt} is null)`),
  ],
);
