import { GENDERS } from "@riwaq/domain/words";
import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, updatedAt, isOneOf } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";

export const students = pgTable(
  "students",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The age goes stale, so it is kept with the day it was said; the current age is derived. */
    ageDeclared: integer("age_declared").notNull(),
    ageDeclaredOn: date("age_declared_on").notNull(),
    /** By whom the parents of a child under 12 want it to be taught; null is either. */
    teacherGender: text("teacher_gender", { enum: GENDERS }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("students_age", sql`${table.ageDeclared} between 1 and 120`),
    check("students_teacher_gender", isOneOf(table.teacherGender, GENDERS)),
  ],
);
