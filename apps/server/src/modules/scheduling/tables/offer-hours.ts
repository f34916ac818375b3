import { HOLDING_STATES } from "@riwaq/domain/scheduling/offers/offer";
import { sql } from "drizzle-orm";
import { boolean, check, date, foreignKey, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";

import { id, instant, isOneOf } from "../../../platform/db/columns.ts";
import { covers } from "./covers.ts";
import { offers } from "./offers.ts";
import { sessions } from "./sessions.ts";

/**
 * The hours of open offers, of substitutes while a family is asked, and of lessons that were withheld and may come back:
 * nobody else's meanwhile. Neither offer nor cover can be settled while it holds one, so that none is ever held for
 * nothing; exclusion constraints and triggers keep what is held and lessons apart (`0002_constraints`).
 */
export const offerHours = pgTable(
  "offer_hours",
  {
    id: id(),
    offerId: uuid("offer_id"),
    /** The lesson is there already: what is held is the substitute's hour alone. */
    coverId: uuid("cover_id"),
    /** The lesson is cancelled and may come back: what is held is its teacher's hour. */
    sessionId: uuid("session_id").references(() => sessions.id),
    state: text("state", { enum: HOLDING_STATES }).notNull().default("offered"),
    /** The date in the series, on the anchor's wall. */
    on: date("series_on").notNull(),
    teacherId: uuid("teacher_id").notNull(),
    studentId: uuid("student_id"),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    isShifted: boolean("is_shifted").notNull(),
  },
  (table) => [
    unique("offer_hours_on").on(table.offerId, table.on),
    unique("offer_hours_cover").on(table.coverId),
    unique("offer_hours_session").on(table.sessionId),
    foreignKey({
      name: "offer_hours_open",
      columns: [table.offerId, table.state],
      foreignColumns: [offers.id, offers.state],
    }),
    foreignKey({
      name: "offer_hours_cover_open",
      columns: [table.coverId, table.state],
      foreignColumns: [covers.id, covers.state],
    }),
    check(
      "offer_hours_of_one",
      sql`num_nonnulls(${table.offerId}, ${table.coverId}, ${table.sessionId}) = 1
        and (${table.offerId} is null) = (${table.studentId} is null)`,
    ),
    check("offer_hours_state", isOneOf(table.state, HOLDING_STATES)),
    check("offer_hours_order", sql`${table.startsAt} < ${table.endsAt}`),
  ],
);
