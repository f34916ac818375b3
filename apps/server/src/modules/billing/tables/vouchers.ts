import { CURRENCIES } from "@riwaq/domain/billing/units";
import { VOUCHER_ORIGINS } from "@riwaq/domain/billing/vouchers";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf } from "../../../platform/db/columns.ts";
import { charges } from "./charges.ts";

/**
 * A voucher of one currency. What is left of it is the balance of its account in the journal; whoever redeems it pays
 * charges with it. People stand in it by their ids alone: what was paid is kept longer than accounts.
 */
export const vouchers = pgTable(
  "vouchers",
  {
    id: id(),
    origin: text("origin", { enum: VOUCHER_ORIGINS }).notNull(),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    /** Hundredths that it began with. */
    value: integer("value").notNull(),
    /** Who paid for it, on whose wall the days of withdrawal are; null of goodwill. */
    buyerId: uuid("buyer_id"),
    buyerZone: text("buyer_zone"),
    chargeId: uuid("charge_id")
      .unique()
      .references(() => charges.id),
    /** Words of the buyer, printed on the card. */
    recipient: text("recipient").notNull().default(""),
    words: text("words").notNull().default(""),
    /** Why the institute gave it; read by those who decide about money. */
    reason: text("reason").notNull().default(""),
    grantedById: uuid("granted_by_id"),
    /** SHA-256 of the code; from the payment on, before which there is none. */
    codeHash: text("code_hash").unique(),
    /** The code itself for its buyer, sealed: a copy of the database does not give it away. */
    codeSealed: text("code_sealed"),
    issuedAt: instant("issued_at"),
    expiresAt: instant("expires_at"),
    redeemedById: uuid("redeemed_by_id"),
    redeemedAt: instant("redeemed_at"),
    returnedAt: instant("returned_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("vouchers_buyer").on(table.buyerId),
    index("vouchers_redeemer").on(table.redeemedById),
    check("vouchers_origin", isOneOf(table.origin, VOUCHER_ORIGINS)),
    check("vouchers_currency", isOneOf(table.currency, CURRENCIES)),
    check("vouchers_value", sql`${table.value} > 0`),
    check("vouchers_gift", sql`(${table.origin} = 'gift') = (${table.chargeId} is not null)`),
    check(
      "vouchers_issued",
      sql`num_nulls(${table.codeHash}, ${table.issuedAt}, ${table.expiresAt}) % 3 = 0`,
    ),
    check(
      "vouchers_redeemed",
      sql`(${table.redeemedById} is null) = (${table.redeemedAt} is null)
        and (${table.redeemedAt} is null or (${table.issuedAt} is not null and ${table.returnedAt} is null))`,
    ),
  ],
);
