import { sql } from "drizzle-orm";
import { check, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { updatedAt } from "../../../platform/db/columns.ts";

/** What a payer said at the last order, to be on invoices; goes with the account, invoices keep their own. */
export const payerProfiles = pgTable(
  "payer_profiles",
  {
    payerId: uuid("payer_id").primaryKey(),
    name: text("payer_name").notNull(),
    address: text("address").notNull(),
    country: text("country").notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [check("payer_profiles_country", sql`${table.country} ~ '^[A-Z]{2}$'`)],
);
