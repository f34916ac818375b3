import { integer, pgTable, text } from "drizzle-orm/pg-core";

import { instant } from "../columns.ts";

/** Attempts counted per key (a hash of address or account) within a window, shared by all server processes. */
export const throttles = pgTable("throttles", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  resetsAt: instant("resets_at").notNull(),
});
