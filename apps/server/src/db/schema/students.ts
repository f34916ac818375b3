import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, uuid } from "drizzle-orm/pg-core";

import { createdAt, updatedAt } from "./columns.ts";
import { users } from "./users.ts";

export const students = pgTable(
  "students",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The age goes stale, so it is kept with the day it was said; the current age is derived. */
    ageDeclared: integer("age_declared").notNull(),
    ageDeclaredOn: date("age_declared_on").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check("students_age", sql`${table.ageDeclared} between 1 and 120`)],
);
