import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id } from "./columns.ts";
import { users } from "./users.ts";

/** A browser that agreed to show news while the site is closed. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    endpoint: text("endpoint").notNull().unique(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("push_subscriptions_user").on(table.userId)],
);
