import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { id, instant } from "../../../platform/db/columns.ts";
import { students } from "../../people/tables/students.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";

/** What a teacher gave a pupil to learn: a page of the edition or some of its lines. The next one ends it. */
export const newPortions = pgTable(
  "new_portions",
  {
    id: id(),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    page: integer("page").notNull(),
    /** Both or none; none is the whole page. */
    firstLine: integer("first_line"),
    lastLine: integer("last_line"),
    /** In which lesson, where it was in one. */
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "set null" }),
    givenById: uuid("given_by_id").notNull(),
    givenAt: instant("given_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    uniqueIndex("new_portions_open")
      .on(table.studentId)
      .where(sql`ended_at is null`),
    index("new_portions_student").on(table.studentId, table.givenAt),
    check(
      "new_portions_lines",
      sql`(${table.firstLine} is null and ${table.lastLine} is null) or (${table.firstLine} between 1 and ${table.lastLine} and ${table.lastLine} <= 15)`,
    ),
    check("new_portions_page", sql`${table.page} between 1 and 604`),
  ],
);
