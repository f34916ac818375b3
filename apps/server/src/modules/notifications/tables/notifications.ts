import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";

/** What the bell shows to one person. */
export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Counted per person without gaps, in the order of the commits: a stream resumes by it. */
    seq: integer("seq").notNull(),
    event: text("event").notNull(),
    /** Told once, however often it is written. */
    key: text("key").notNull(),
    params: jsonb("params").$type<Record<string, string>>().notNull(),
    /** Where on the site it leads. */
    path: text("path").notNull(),
    readAt: instant("read_at"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("notifications_once").on(table.userId, table.key),
    unique("notifications_seq").on(table.userId, table.seq),
    index("notifications_created").on(table.createdAt),
    // How many are unread: few of many.
    index("notifications_unread")
      .on(table.userId)
      .where(sql`read_at is null`),
  ],
);
