import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { id, instant } from "../../../platform/db/columns.ts";
import { students } from "../../people/tables/students.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";

/** A recitation that a teacher asks for between lessons: recorded at home, and answered with words and marks. */
export const recitationHomework = pgTable(
  "recitation_homework",
  {
    id: id(),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    setById: uuid("set_by_id").notNull(),
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "set null" }),
    fromSura: integer("from_sura").notNull(),
    fromAya: integer("from_aya").notNull(),
    toSura: integer("to_sura").notNull(),
    toAya: integer("to_aya").notNull(),
    words: text("words").notNull().default(""),
    /** On the pupil's calendar. */
    dueOn: date("due_on").notNull(),
    setAt: instant("set_at").notNull(),
    withdrawnAt: instant("withdrawn_at"),
  },
  (table) => [
    index("recitation_homework_student").on(table.studentId, table.dueOn),
    index("recitation_homework_teacher").on(table.setById, table.dueOn),
    check(
      "recitation_homework_range",
      sql`(${table.fromSura}, ${table.fromAya}) <= (${table.toSura}, ${table.toAya})`,
    ),
  ],
);
