import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { citext, createdAt, updatedAt } from "./columns.ts";
import { users } from "./users.ts";

export const teachers = pgTable(
  "teachers",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    zoomEmail: citext("zoom_email").notNull(),
    yearsOfExperience: integer("years_of_experience").notNull(),
    /** Only approved teachers will be bookable. */
    approval: text("approval", { enum: ["applied", "approved", "paused", "declined"] })
      .notNull()
      .default("applied"),
    meetingLink: text("meeting_link"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("teachers_years", sql`${table.yearsOfExperience} between 1 and 120`),
    check(
      "teachers_approval",
      sql`${table.approval} in ('applied', 'approved', 'paused', 'declined')`,
    ),
  ],
);
