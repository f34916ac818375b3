import { index, pgTable, text } from "drizzle-orm/pg-core";

import { instant } from "../columns.ts";

/** Stored files that no row names: on their way in, or left behind. A round removes what lies here for an hour. */
export const looseFiles = pgTable(
  "loose_files",
  {
    key: text("key").primaryKey(),
    since: instant("since").notNull(),
  },
  (table) => [index("loose_files_since").on(table.since)],
);
