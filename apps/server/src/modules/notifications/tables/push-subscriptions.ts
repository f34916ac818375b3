import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id } from "../../../platform/db/columns.ts";
import { signIns } from "../../identity/tables/sign-ins.ts";
import { users } from "../../identity/tables/users.ts";

/** A browser that agreed to show news while the site is closed. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** That of the browser that agreed: signed out from elsewhere, it shows nothing more. Null where that one has expired. */
    signInId: uuid("sign_in_id").references(() => signIns.id, { onDelete: "set null" }),
    endpoint: text("endpoint").notNull().unique(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("push_subscriptions_user").on(table.userId),
    // Followed whenever a sign-in is removed.
    index("push_subscriptions_sign_in").on(table.signInId),
  ],
);
