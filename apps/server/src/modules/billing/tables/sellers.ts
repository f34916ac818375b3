import { CURRENCIES } from "@riwaq/domain/billing/units";
import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text } from "drizzle-orm/pg-core";

import { isOneOf, updatedAt } from "../../../platform/db/columns.ts";

/** Who sells lessons here, as the law wants it said: one row, once staff have said anything. */
export const sellers = pgTable(
  "sellers",
  {
    only: boolean("only").primaryKey().default(true),
    name: text("name").notNull(),
    form: text("form").notNull(),
    address: text("address").notNull(),
    /** Two letters. */
    country: text("country").notNull(),
    registration: text("registration").notNull(),
    /** Where the seller has one. */
    taxNumber: text("tax_number").notNull(),
    email: text("customer_email").notNull(),
    phone: text("phone").notNull(),
    /** Who answers for what the site says, and whose machines it is on. */
    publisher: text("publisher").notNull(),
    host: text("host").notNull(),
    /** Whom a consumer can turn to: name, address and page. */
    mediator: text("mediator").notNull(),
    /** Where transfers go, without spaces; empty: nowhere. */
    iban: text("iban").notNull().default(""),
    /** Whose account it is; empty: the seller's. */
    accountHolder: text("account_holder").notNull().default(""),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    /** On whose wall days and years of documents begin. */
    timeZone: text("time_zone").notNull(),
    /** Whether staff wish to sell; nothing is sold while anything is missing. */
    isOpen: boolean("is_open").notNull().default(false),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("sellers_one_row", sql`${table.only}`),
    check("sellers_country", sql`${table.country} = '' or ${table.country} ~ '^[A-Z]{2}$'`),
    check(
      "sellers_iban",
      sql`${table.iban} = '' or ${table.iban} ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'`,
    ),
    check("sellers_currency", isOneOf(table.currency, CURRENCIES)),
  ],
);
