import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

import { createdAt } from "../../../platform/db/columns.ts";
import { students } from "../../people/tables/students.ts";
import { resources } from "./resources.ts";

/** To whom a resource is given. */
export const resourceAssignments = pgTable(
  "resource_assignments",
  {
    resourceId: uuid("resource_id")
      .notNull()
      .references(() => resources.id, { onDelete: "cascade" }),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.resourceId, table.studentId] }),
    index("resource_assignments_student").on(table.studentId),
  ],
);
