import { SESSION_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { instant } from "../../../platform/db/columns.ts";
import { students } from "../../people/tables/students.ts";
import { sessions } from "./sessions.ts";

/**
 * Who is taught in a session. The hour and status are copies that the foreign key keeps equal (on update cascade), so
 * that `session_students_no_overlap` (exclusion constraint) can refuse a second lesson in that hour.
 */
export const sessionStudents = pgTable(
  "session_students",
  {
    sessionId: uuid("session_id").notNull(),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    status: text("status", { enum: SESSION_STATUSES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.studentId] }),
    foreignKey({
      name: "session_students_hour",
      columns: [table.sessionId, table.startsAt, table.endsAt, table.status],
      foreignColumns: [sessions.id, sessions.startsAt, sessions.endsAt, sessions.status],
    })
      .onUpdate("cascade")
      .onDelete("cascade"),
    index("session_students_student_start").on(table.studentId, table.startsAt),
  ],
);
