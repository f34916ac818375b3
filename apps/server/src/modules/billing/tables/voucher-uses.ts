import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, unique, uuid } from "drizzle-orm/pg-core";

import { id } from "../../../platform/db/columns.ts";
import { charges } from "./charges.ts";
import { periods } from "./periods.ts";
import { vouchers } from "./vouchers.ts";

/** What a voucher paid of a period: as much of it as is not used comes back to that voucher. */
export const voucherUses = pgTable(
  "voucher_uses",
  {
    id: id(),
    voucherId: uuid("voucher_id")
      .notNull()
      .references(() => vouchers.id),
    chargeId: uuid("charge_id")
      .notNull()
      .references(() => charges.id),
    periodId: uuid("period_id")
      .notNull()
      .references(() => periods.id),
    /** Hundredths. */
    amount: integer("amount").notNull(),
  },
  (table) => [
    unique("voucher_uses_one").on(table.voucherId, table.periodId),
    index("voucher_uses_period").on(table.periodId),
    index("voucher_uses_charge").on(table.chargeId),
    check("voucher_uses_amount", sql`${table.amount} > 0`),
  ],
);
