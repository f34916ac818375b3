import type { ReportDraft } from "@riwaq/contracts/learning/reports";
import { jsonb, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

import { instant } from "../../../platform/db/columns.ts";
import { students } from "../../people/tables/students.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";

/** What a teacher had typed of a report that is not owed any more: it is back where the lesson was held after all. */
export const keptDrafts = pgTable(
  "kept_drafts",
  {
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId),
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.userId),
    draft: jsonb("draft").$type<ReportDraft>().notNull(),
    savedAt: instant("saved_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.studentId] })],
);
