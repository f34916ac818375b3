import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, instant } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { resources } from "./resources.ts";

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
    /** Who writes to the file at the moment, each piece under an id of its own, and until when if no more comes. */
    leaseHolder: uuid("lease_holder"),
    leaseUntil: instant("lease_until"),
    createdAt: createdAt(),
  },
  (table) => [
    index("uploads_user").on(table.userId),
    // What is left lying is found by age.
    index("uploads_created").on(table.createdAt),
    // Who holds it, holds it until some time: what has no end could never be taken over.
    check("uploads_lease", sql`(${table.leaseHolder} is null) = (${table.leaseUntil} is null)`),
  ],
);
