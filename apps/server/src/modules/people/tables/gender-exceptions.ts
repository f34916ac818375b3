import { pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

import { createdAt } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { students } from "./students.ts";
import { teachers } from "./teachers.ts";

/** A pair that staff allow although the rule of the terms asks for a teacher of the same gender. */
export const genderExceptions = pgTable(
  "gender_exceptions",
  {
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.userId, { onDelete: "cascade" }),
    allowedById: uuid("allowed_by_id")
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.teacherId] })],
);
