import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, instant } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";

/** Which person has been told of which clock change, and how many days before: told once. */
export const clockNotices = pgTable(
  "clock_notices",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    zone: text("zone").notNull(),
    changesAt: instant("changes_at").notNull(),
    daysBefore: integer("days_before").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.zone, table.changesAt, table.daysBefore] }),
  ],
);
