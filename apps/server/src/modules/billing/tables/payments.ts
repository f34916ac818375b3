import {
  OPEN_STATES,
  PAYMENT_STATES,
  PAYMENT_WAYS,
  PROVIDERS,
  WAITING_STATES,
} from "@riwaq/domain/billing/charge";
import { DECLINES } from "@riwaq/domain/billing/dunning";
import { CURRENCIES } from "@riwaq/domain/billing/units";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf } from "../../../platform/db/columns.ts";
import { charges } from "./charges.ts";

/** A try to pay a charge. Written before its provider is asked, so that none is forgotten and none is made twice. */
export const payments = pgTable(
  "payments",
  {
    id: id(),
    chargeId: uuid("charge_id")
      .notNull()
      .references(() => charges.id),
    provider: text("provider", { enum: PROVIDERS }).notNull(),
    way: text("way", { enum: PAYMENT_WAYS }).notNull(),
    state: text("state", { enum: PAYMENT_STATES }).notNull().default("sending"),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    amount: integer("amount").notNull(),
    /** What went back, or is on its way. */
    refunded: integer("refunded").notNull().default(0),
    /** What went back by the provider's own pages, of which nothing was asked here. */
    givenThere: integer("given_there").notNull().default(0),
    /** The provider's name of it, once it has one; then the page on which the payer pays. */
    reference: text("reference"),
    page: text("page"),
    decline: text("decline", { enum: DECLINES }),
    /** The provider's word, for staff. */
    declineCode: text("decline_code"),
    /** Whether its money came in another amount or currency than was asked for. */
    isStrange: boolean("is_strange").notNull().default(false),
    firstSentAt: instant("first_sent_at").notNull(),
    /** When the provider is looked at next. */
    lookAt: instant("look_at"),
    settledAt: instant("settled_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("payments_one_open")
      .on(table.chargeId)
      .where(isOneOf(sql`state`, OPEN_STATES)),
    uniqueIndex("payments_reference").on(table.provider, table.reference),
    index("payments_charge").on(table.chargeId),
    index("payments_look")
      .on(table.lookAt)
      .where(isOneOf(sql`state`, WAITING_STATES)),
    check("payments_provider", isOneOf(table.provider, PROVIDERS)),
    check("payments_way", isOneOf(table.way, PAYMENT_WAYS)),
    check("payments_state", isOneOf(table.state, PAYMENT_STATES)),
    check("payments_currency", isOneOf(table.currency, CURRENCIES)),
    check("payments_decline", isOneOf(table.decline, DECLINES)),
    check("payments_refunded", sql`${table.refunded} between 0 and ${table.amount}`),
    check("payments_given_there", sql`${table.givenThere} between 0 and ${table.amount}`),
  ],
);
