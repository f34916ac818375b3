import { RESOURCE_TYPES } from "@riwaq/domain/words";
import { bigint, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, updatedAt, isOneOf } from "../../../platform/db/columns.ts";
import { teachers } from "../../people/tables/teachers.ts";

/** Learning material that a teacher keeps. */
export const resources = pgTable(
  "resources",
  {
    id: id(),
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.userId, { onDelete: "cascade" }),
    title: text("title").notNull(),
    type: text("type", { enum: RESOURCE_TYPES }).notNull(),
    sizeBytes: bigint("size_bytes", { mode: "number" }).notNull().default(0),
    /** The newest of its files; 0 where it has none. */
    version: integer("version").notNull().default(0),
    /** Set aside by its teacher: nobody sees it, and its files are removed later. */
    deletedAt: instant("deleted_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("resources_teacher").on(table.teacherId, table.updatedAt),
    check("resources_type", isOneOf(table.type, RESOURCE_TYPES)),
  ],
);
