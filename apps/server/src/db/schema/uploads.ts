import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, instant } from "./columns.ts";
import { resources } from "./resources.ts";
import { users } from "./users.ts";

/** A file on its way here, in pieces (tus). It belongs to who began it; what is left lying is removed. */
export const uploads = pgTable(
  "uploads",
  {
    id: text("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fileName: text("file_name").notNull(),
    sizeBytes: bigint("size_bytes", { mode: "number" }).notNull(),
    /** What became of it. */
    resourceId: uuid("resource_id").references(() => resources.id, { onDelete: "set null" }),
    finishedAt: instant("finished_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("uploads_user").on(table.userId),
    // What is left lying is found by age.
    index("uploads_created").on(table.createdAt),
  ],
);
