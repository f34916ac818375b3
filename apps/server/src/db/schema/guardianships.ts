import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

import { createdAt } from "./columns.ts";
import { students } from "./students.ts";
import { users } from "./users.ts";

/** A parent and a child they answer for; a child may have two. */
export const guardianships = pgTable(
  "guardianships",
  {
    parentId: uuid("parent_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.parentId, table.studentId] }),
    index("guardianships_student").on(table.studentId),
  ],
);
