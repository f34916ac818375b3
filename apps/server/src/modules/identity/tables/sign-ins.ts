import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, updatedAt } from "../../../platform/db/columns.ts";
import { users } from "./users.ts";

/** A signed-in browser (what the libraries call a session; here that word is a lesson's). */
export const signIns = pgTable(
  "sign_ins",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    token: text("token").notNull().unique(),
    expiresAt: instant("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Signing out everywhere, and the list of devices.
    index("sign_ins_user").on(table.userId),
    // Expired rows are removed by this order.
    index("sign_ins_expiry").on(table.expiresAt),
  ],
);
