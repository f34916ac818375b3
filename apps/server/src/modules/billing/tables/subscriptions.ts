import { SUBSCRIPTION_STATES } from "@riwaq/domain/billing/subscription";
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
import { plans } from "./plans.ts";

/**
 * That somebody pays for a pupil's lessons, period by period. Payer and pupil are named by their ids alone: what was paid
 * is kept longer than the accounts.
 */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: id(),
    payerId: uuid("payer_id").notNull(),
    studentId: uuid("student_id").notNull(),
    planId: uuid("plan_id")
      .notNull()
      .references(() => plans.id),
    /** The plan from the next period on, where that is another one. */
    nextPlanId: uuid("next_plan_id").references(() => plans.id),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    state: text("state", { enum: SUBSCRIPTION_STATES }).notNull().default("ordered"),
    orderedAt: instant("ordered_at").notNull(),
    /** Whether lessons were asked for within the days of withdrawal. */
    hasAskedEarly: boolean("has_asked_early").notNull().default(false),
    /** Where the payer is: on whose wall the days of withdrawal end, and whose tax it is. */
    payerZone: text("payer_zone").notNull(),
    country: text("country").notNull(),
    /** Of what was shown before the order (`legal_acts`). */
    quoteHash: text("quote_hash").notNull(),
    /** No lessons and no renewal until then. */
    pausedUntil: instant("paused_until"),
    /** When the renewal to come was announced, and which period it is. */
    noticedAt: instant("noticed_at"),
    noticedNumber: integer("noticed_number"),
    /** When the first period was paid: lessons from then on use it up. */
    startedAt: instant("started_at"),
    endedAt: instant("ended_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("subscriptions_one_open")
      .on(table.studentId)
      .where(sql`state <> 'ended'`),
    index("subscriptions_student").on(table.studentId, table.startedAt),
    index("subscriptions_payer").on(table.payerId),
    check("subscriptions_state", isOneOf(table.state, SUBSCRIPTION_STATES)),
    check("subscriptions_currency", isOneOf(table.currency, CURRENCIES)),
    check("subscriptions_ended", sql`(${table.state} = 'ended') = (${table.endedAt} is not null)`),
    check(
      "subscriptions_started",
      sql`${table.startedAt} is not null or ${isOneOf(table.state, ["ordered", "ended"])}`,
    ),
  ],
);
