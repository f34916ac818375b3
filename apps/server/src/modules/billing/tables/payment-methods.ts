import { PROVIDERS } from "@riwaq/domain/billing/charge";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf } from "../../../platform/db/columns.ts";

/** By what a payer has agreed to be charged: the provider's token, never the number of a card. */
export const paymentMethods = pgTable(
  "payment_methods",
  {
    id: id(),
    payerId: uuid("payer_id").notNull(),
    provider: text("provider", { enum: PROVIDERS }).notNull(),
    customer: text("customer").notNull(),
    token: text("token").notNull(),
    brand: text("brand").notNull(),
    last4: text("last4").notNull(),
    /** Of an account with the provider, its address as far as it is shown: "m…@example.org". */
    account: text("account"),
    expiresYear: integer("expires_year"),
    expiresMonth: integer("expires_month"),
    removedAt: instant("removed_at"),
    /** When the provider had forgotten it too. */
    forgottenAt: instant("forgotten_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("payment_methods_one")
      .on(table.payerId)
      .where(sql`removed_at is null`),
    index("payment_methods_forget")
      .on(table.removedAt)
      .where(sql`removed_at is not null and forgotten_at is null`),
    check("payment_methods_provider", isOneOf(table.provider, PROVIDERS)),
    check(
      "payment_methods_forgotten",
      sql`${table.forgottenAt} is null or ${table.removedAt} is not null`,
    ),
    check("payment_methods_last4", sql`length(${table.last4}) <= 4`),
  ],
);
