import { index, pgTable, text } from "drizzle-orm/pg-core";

import { createdAt, id, instant, updatedAt } from "../../../platform/db/columns.ts";

/** One-time links under way: password resets. */
export const verifications = pgTable(
  "verifications",
  {
    id: id(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("verifications_identifier").on(table.identifier)],
);
