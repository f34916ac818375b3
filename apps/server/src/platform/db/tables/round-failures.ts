import { integer, pgTable, text } from "drizzle-orm/pg-core";

import { instant } from "../columns.ts";

/** Work in the background that failed, for staff: a row for each round, until it succeeds and beyond. */
export const roundFailures = pgTable("round_failures", {
  round: text("round").primaryKey(),
  /** In a row, since it last succeeded. */
  count: integer("count").notNull(),
  firstFailedAt: instant("first_failed_at").notNull(),
  lastFailedAt: instant("last_failed_at").notNull(),
  /** The kind of fault, without what was asked or written: no private data. */
  fault: text("fault").notNull(),
  /** When it succeeded again; null while it fails. */
  mendedAt: instant("mended_at"),
});
