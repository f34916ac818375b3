import { PERIOD_TRIGGERS } from "@riwaq/domain/billing/subscription";
import { BASIS } from "@riwaq/domain/billing/units";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { id, instant, isOneOf } from "../../../platform/db/columns.ts";
import { charges } from "./charges.ts";
import { plans } from "./plans.ts";
import { subscriptions } from "./subscriptions.ts";

/** A period of a subscription that begins once its charge is paid, with its price as it was told. */
export const chargeLines = pgTable(
  "charge_lines",
  {
    id: id(),
    chargeId: uuid("charge_id")
      .notNull()
      .references(() => charges.id),
    subscriptionId: uuid("subscription_id")
      .notNull()
      .references(() => subscriptions.id),
    planId: uuid("plan_id")
      .notNull()
      .references(() => plans.id),
    trigger: text("trigger", { enum: PERIOD_TRIGGERS }).notNull(),
    /** When its period begins; with the payment where that is later. */
    startsAt: instant("starts_at").notNull(),
    /** Of a period within another one, that one's end; else null. */
    endsAt: instant("ends_at"),
    minutes: integer("minutes").notNull(),
    /** Hundredths: by the list, and with the tax after the discount. */
    listAmount: integer("list_amount").notNull(),
    discountPoints: integer("discount_points").notNull().default(0),
    amount: integer("amount").notNull(),
    tax: integer("tax").notNull(),
    taxCountry: text("tax_country").notNull(),
    taxPoints: integer("tax_points").notNull(),
    taxGround: text("tax_ground").notNull(),
  },
  (table) => [
    index("charge_lines_charge").on(table.chargeId),
    index("charge_lines_subscription").on(table.subscriptionId),
    check("charge_lines_trigger", isOneOf(table.trigger, PERIOD_TRIGGERS)),
    check("charge_lines_minutes", sql`${table.minutes} > 0`),
    check(
      "charge_lines_amounts",
      sql`${table.tax} between 0 and ${table.amount} and ${table.amount} <= ${table.listAmount}`,
    ),
    check(
      "charge_lines_discount",
      sql`${table.discountPoints} between 0 and ${sql.raw(String(BASIS))}`,
    ),
  ],
);
