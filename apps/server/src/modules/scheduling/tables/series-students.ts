import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

import { students } from "../../people/tables/students.ts";
import { series } from "./series.ts";

/** Who is taught in the lessons that a series makes from now on: siblings, or pupils of several families. */
export const seriesStudents = pgTable(
  "series_students",
  {
    seriesId: uuid("series_id")
      .notNull()
      .references(() => series.id, { onDelete: "cascade" }),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId),
  },
  (table) => [
    primaryKey({ columns: [table.seriesId, table.studentId] }),
    index("series_students_student").on(table.studentId),
  ],
);
