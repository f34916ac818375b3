import { PERIOD_TRIGGERS } from "@riwaq/domain/billing/subscription";
import { CURRENCIES } from "@riwaq/domain/billing/units";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf } from "../../../platform/db/columns.ts";
import { subscriptions } from "./subscriptions.ts";

/**
 * Four weeks of a subscription that are paid for: a lot of minutes and of money, which lessons use up. Its price is as it
 * was when it was paid.
 */
export const periods = pgTable(
  "periods",
  {
    id: id(),
    subscriptionId: uuid("subscription_id")
      .notNull()
      .references(() => subscriptions.id),
    /** From 1 on: no period comes twice. */
    number: integer("number").notNull(),
    trigger: text("trigger", { enum: PERIOD_TRIGGERS }).notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    minutes: integer("minutes").notNull(),
    /** Used by lessons so far; moves with the journal (`lesson_uses`). */
    usedMinutes: integer("used_minutes").notNull().default(0),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    /** Hundredths: what was paid is both together. */
    net: integer("net").notNull(),
    tax: integer("tax").notNull(),
    /** What was left of it went back to the payer. */
    closedAt: instant("closed_at"),
    /** Then also what was used: no money is in it any more. */
    gaveAll: boolean("gave_all").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    unique("periods_number").on(table.subscriptionId, table.number),
    index("periods_end").on(table.endsAt),
    check("periods_trigger", isOneOf(table.trigger, PERIOD_TRIGGERS)),
    check("periods_currency", isOneOf(table.currency, CURRENCIES)),
    check("periods_order", sql`${table.startsAt} < ${table.endsAt}`),
    check(
      "periods_minutes",
      sql`${table.minutes} > 0 and ${table.usedMinutes} between 0 and ${table.minutes}`,
    ),
    check("periods_amounts", sql`${table.net} >= 0 and ${table.tax} >= 0`),
  ],
);
