import { sql } from "drizzle-orm";
import { bigint, check, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { createdAt } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { resources } from "./resources.ts";

/** The files of a resource, newest last; the bytes lie in the storage under the key. */
export const resourceVersions = pgTable(
  "resource_versions",
  {
    resourceId: uuid("resource_id")
      .notNull()
      .references(() => resources.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    /** As it was called where it came from, without any folder. */
    fileName: text("file_name").notNull(),
    /** From the content, never from the name. */
    mimeType: text("mime_type").notNull(),
    sizeBytes: bigint("size_bytes", { mode: "number" }).notNull(),
    sha256: text("sha256").notNull(),
    storageKey: text("storage_key").notNull().unique(),
    uploadedById: uuid("uploaded_by_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.resourceId, table.version] }),
    check("resource_versions_size", sql`${table.sizeBytes} > 0`),
  ],
);
