import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, updatedAt } from "./columns.ts";
import { teachers } from "./teachers.ts";

/** Learning material that a teacher keeps. */
export const resources = pgTable(
  "resources",
  {
    id: id(),
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.userId, { onDelete: "cascade" }),
    title: text("title").notNull(),
    type: text("type", { enum: ["PDF", "Video", "Document", "Presentation"] }).notNull(),
    sizeBytes: bigint("size_bytes", { mode: "number" }).notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("resources_teacher").on(table.teacherId, table.updatedAt),
    check("resources_type", sql`${table.type} in ('PDF', 'Video', 'Document', 'Presentation')`),
  ],
);
