import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant } from "../../../platform/db/columns.ts";

/** What a payer's country asks for, from an instant on; what was sold under one keeps it. */
export const taxRules = pgTable(
  "tax_rules",
  {
    id: id(),
    /** Two letters; null: every country without a rule of its own. */
    country: text("country"),
    basisPoints: integer("basis_points").notNull(),
    /** Why no tax is asked for, as it stands on the invoice. */
    ground: text("ground").notNull().default(""),
    validFrom: instant("valid_from").notNull(),
    /** Detached: it outlives the account. */
    setById: uuid("set_by_id"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("tax_rules_one").on(table.country, table.validFrom).nullsNotDistinct(),
    check("tax_rules_country", sql`${table.country} ~ '^[A-Z]{2}$'`),
    check("tax_rules_rate", sql`${table.basisPoints} between 0 and 3000`),
    // No tax without a reason.
    check("tax_rules_ground", sql`${table.basisPoints} > 0 or length(btrim(${table.ground})) > 0`),
  ],
);
