import { UNPAID_STATES } from "@riwaq/domain/billing/dunning";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { instant, isOneOf } from "../../../platform/db/columns.ts";
import { charges } from "./charges.ts";
import { subscriptions } from "./subscriptions.ts";

/** A lesson that was cancelled since nothing pays for it; whoever teaches reads nothing of it. The last time, if several. */
export const unpaidLessons = pgTable(
  "unpaid_lessons",
  {
    /** By the id alone, as `lesson_uses`. */
    sessionId: uuid("session_id").primaryKey(),
    subscriptionId: uuid("subscription_id")
      .notNull()
      .references(() => subscriptions.id),
    /** What was not paid: once it is, the lesson comes back. */
    chargeId: uuid("charge_id")
      .notNull()
      .references(() => charges.id),
    startsAt: instant("starts_at").notNull(),
    state: text("state", { enum: UNPAID_STATES }).notNull().default("kept"),
    cancelledAt: instant("cancelled_at").notNull(),
    settledAt: instant("settled_at"),
  },
  (table) => [
    index("unpaid_lessons_charge").on(table.chargeId, table.cancelledAt),
    // What a round has to look at: few rows of many.
    index("unpaid_lessons_kept")
      .on(table.subscriptionId)
      .where(sql`state = 'kept'`),
    check("unpaid_lessons_state", isOneOf(table.state, UNPAID_STATES)),
    check("unpaid_lessons_settled", sql`(${table.state} = 'kept') = (${table.settledAt} is null)`),
  ],
);
