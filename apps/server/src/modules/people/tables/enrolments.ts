import { index, pgTable, unique, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant } from "../../../platform/db/columns.ts";
import { programmes } from "./programmes.ts";
import { students } from "./students.ts";
import { teachers } from "./teachers.ts";

/** A student learns a programme with a teacher, until it ends. */
export const enrolments = pgTable(
  "enrolments",
  {
    id: id(),
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.userId, { onDelete: "cascade" }),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    /** Null until the two have agreed on one. */
    programmeId: uuid("programme_id").references(() => programmes.id),
    endedAt: instant("ended_at"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("enrolments_once")
      .on(table.teacherId, table.studentId, table.programmeId)
      .nullsNotDistinct(),
    index("enrolments_student").on(table.studentId),
  ],
);
