import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";

/** Who recognises the institute, each with its proof. The bytes of the document lie in the storage under the key. */
export const recognitions = pgTable(
  "recognitions",
  {
    id: id(),
    body: text("body").notNull(),
    number: text("number").notNull(),
    /** The last day on which it is said, at the institute. */
    validUntil: date("valid_until").notNull(),
    /** From the content, never from the name. */
    mimeType: text("mime_type").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    sha256: text("sha256").notNull(),
    storageKey: text("storage_key").notNull().unique(),
    addedById: uuid("added_by_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    check("recognitions_said", sql`${table.body} <> '' and ${table.number} <> ''`),
    check("recognitions_size", sql`${table.sizeBytes} > 0`),
  ],
);
