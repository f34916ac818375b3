import { SEAT_ROLES } from "@riwaq/domain/classroom/seats";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { instant, isOneOf } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";

/**
 * Somebody in the room of a lesson, by one page of a browser, which names the seat. It is kept while its line is broken
 * for a moment; who holds the line is known by no row, so that a killed process leaves nothing that is wrong.
 */
export const roomSeats = pgTable(
  "room_seats",
  {
    id: uuid("id").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: SEAT_ROLES }).notNull(),
    /** Who sits there as a pupil: the user, or a child by a parent's device. */
    pupilId: uuid("pupil_id").references(() => users.id, { onDelete: "cascade" }),
    since: instant("since").notNull(),
    /** The last beat. */
    seenAt: instant("seen_at").notNull(),
    /** Since when the line is broken; null while it stands. */
    awayAt: instant("away_at"),
    leftAt: instant("left_at"),
  },
  (table) => [
    index("room_seats_taken")
      .on(table.sessionId)
      .where(sql`left_at is null`),
    check("room_seats_role", isOneOf(table.role, SEAT_ROLES)),
    check("room_seats_pupil", sql`(${table.role} = 'pupil') = (${table.pupilId} is not null)`),
  ],
);
