import { HOLDING_STATES } from "@riwaq/domain/scheduling/offers/offer";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";

import { instant, isOneOf } from "../../../platform/db/columns.ts";
import { offers } from "./offers.ts";

/**
 * The hours of open offers: nobody else's meanwhile. An offer cannot be settled while it holds one, so that none is ever
 * held for nothing; exclusion constraints and triggers keep offers and lessons apart (`0002_constraints`).
 */
export const offerHours = pgTable(
  "offer_hours",
  {
    offerId: uuid("offer_id").notNull(),
    state: text("state", { enum: HOLDING_STATES }).notNull().default("offered"),
    /** The date in the series, on the anchor's wall. */
    on: date("series_on").notNull(),
    teacherId: uuid("teacher_id").notNull(),
    studentId: uuid("student_id").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    isShifted: boolean("is_shifted").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.on] }),
    foreignKey({
      name: "offer_hours_open",
      columns: [table.offerId, table.state],
      foreignColumns: [offers.id, offers.state],
    }),
    check("offer_hours_state", isOneOf(table.state, HOLDING_STATES)),
    check("offer_hours_order", sql`${table.startsAt} < ${table.endsAt}`),
  ],
);
