import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, unique, uuid } from "drizzle-orm/pg-core";

import { id } from "../../../platform/db/columns.ts";
import { periods } from "./periods.ts";
import { subscriptions } from "./subscriptions.ts";

/** Where the minutes of a pupil's lesson come from: what the journal's transactions about it add up to. */
export const lessonUses = pgTable(
  "lesson_uses",
  {
    id: id(),
    /** By its id alone: a lesson that is gone leaves what it cost. */
    sessionId: uuid("session_id").notNull(),
    studentId: uuid("student_id").notNull(),
    subscriptionId: uuid("subscription_id")
      .notNull()
      .references(() => subscriptions.id),
    /** Null: taught before it was paid for. */
    periodId: uuid("period_id").references(() => periods.id),
    minutes: integer("minutes").notNull(),
  },
  (table) => [
    unique("lesson_uses_one")
      .on(table.sessionId, table.studentId, table.periodId)
      .nullsNotDistinct(),
    index("lesson_uses_subscription").on(table.subscriptionId),
    check("lesson_uses_minutes", sql`${table.minutes} > 0`),
  ],
);
