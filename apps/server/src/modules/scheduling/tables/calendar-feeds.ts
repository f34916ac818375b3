import { pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, instant } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";

/** A person's secret calendar address: one at a time, replaced or revoked. Only a hash is kept. */
export const calendarFeeds = pgTable("calendar_feeds", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  tokenHash: text("token_hash").notNull().unique(),
  readAt: instant("read_at"),
  createdAt: createdAt(),
});
