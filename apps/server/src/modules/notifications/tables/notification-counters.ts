import { integer, pgTable, uuid } from "drizzle-orm/pg-core";

import { users } from "../../identity/tables/users.ts";

/** The last number given to a notification of this person: the row's lock keeps the order of commits. */
export const notificationCounters = pgTable("notification_counters", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  lastSeq: integer("last_seq").notNull().default(0),
});
