import { BANK_LINE_STATES } from "@riwaq/domain/billing/bank-lines";
import { CURRENCIES } from "@riwaq/domain/billing/units";
import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf } from "../../../platform/db/columns.ts";
import { charges } from "./charges.ts";

/** Money that came to the institute's account, as a statement of the bank says it. */
export const bankLines = pgTable(
  "bank_lines",
  {
    id: id(),
    /** The institute's, at the time. */
    account: text("account").notNull(),
    /** What makes it the same line in every file. */
    key: text("key").notNull(),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    /** Hundredths. */
    amount: integer("amount").notNull(),
    bookedOn: date("booked_on").notNull(),
    name: text("name").notNull(),
    text: text("text").notNull(),
    state: text("state", { enum: BANK_LINE_STATES }).notNull().default("open"),
    /** Whose money it is, by the id alone, and what it was for. */
    payerId: uuid("payer_id"),
    chargeId: uuid("charge_id").references(() => charges.id),
    /** Why it was set aside. */
    word: text("word"),
    settledById: uuid("settled_by_id"),
    settledAt: instant("settled_at"),
    /** How often it was matched: a match that was taken back is posted anew under another key. */
    matches: integer("matches").notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique("bank_lines_one").on(table.account, table.key),
    index("bank_lines_open")
      .on(table.bookedOn)
      .where(sql`state = 'open'`),
    index("bank_lines_settled").on(table.settledAt),
    index("bank_lines_payer").on(table.payerId),
    check("bank_lines_currency", isOneOf(table.currency, CURRENCIES)),
    check("bank_lines_state", isOneOf(table.state, BANK_LINE_STATES)),
    check("bank_lines_amount", sql`${table.amount} > 0`),
    check("bank_lines_matched", sql`(${table.state} = 'matched') = (${table.payerId} is not null)`),
    check("bank_lines_aside", sql`(${table.state} = 'aside') = (${table.word} is not null)`),
    check("bank_lines_when", sql`(${table.state} = 'open') = (${table.settledAt} is null)`),
  ],
);
