import { CURRENCIES } from "@riwaq/domain/billing/units";
import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { instant, isOneOf } from "../../../platform/db/columns.ts";
import { plans } from "./plans.ts";

/** What a period of a plan costs in a currency, from an instant on; a list for each currency, nothing is converted. */
export const planPrices = pgTable(
  "plan_prices",
  {
    planId: uuid("plan_id")
      .notNull()
      .references(() => plans.id),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    validFrom: instant("valid_from").notNull(),
    announcedAt: instant("announced_at").notNull(),
    /** Hundredths, with the tax that is in it. */
    amount: integer("amount").notNull(),
    /** Detached: it outlives the account. */
    setById: uuid("set_by_id"),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.currency, table.validFrom] }),
    check("plan_prices_currency", isOneOf(table.currency, CURRENCIES)),
    check("plan_prices_amount", sql`${table.amount} > 0`),
  ],
);
