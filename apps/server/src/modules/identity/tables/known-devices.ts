import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { createdAt } from "../../../platform/db/columns.ts";
import { users } from "./users.ts";

/** A kind of browser from which a person has signed in: of the first sign-in from another one they are told. */
export const knownDevices = pgTable(
  "known_devices",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Names of browser and system, without versions, which change by themselves. */
    device: text("device").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);
