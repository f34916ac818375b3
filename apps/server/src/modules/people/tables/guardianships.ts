import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, instant } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { students } from "./students.ts";

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
    /** When this parent agreed to the child's lessons under the terms; without it a child under 15 cannot be booked. */
    consentedAt: instant("consented_at"),
    consentVersion: text("consent_version"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.parentId, table.studentId] }),
    index("guardianships_student").on(table.studentId),
  ],
);
