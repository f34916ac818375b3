import type { ReportContent, ReportDraft } from "@riwaq/contracts/learning/reports";
import { ATTENDANCES } from "@riwaq/domain/learning/reports/attendance";
import { PERFORMANCES } from "@riwaq/domain/words";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";

import { createdAt, id, instant, isOneOf } from "../../../platform/db/columns.ts";
import { students } from "../../people/tables/students.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";

/** What a teacher owes after a session, per student: pending until it is submitted. */
export const sessionReports = pgTable(
  "session_reports",
  {
    id: id(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId),
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.userId),
    dueAt: instant("due_at").notNull(),
    submittedAt: instant("submitted_at"),
    /** Of the newest version, as are attendance and content; lists and figures read them here. */
    grade: text("grade", { enum: PERFORMANCES }),
    attendance: text("attendance", { enum: ATTENDANCES }),
    content: jsonb("content").$type<ReportContent>(),
    /** 0 until it is sent; a correction adds one. */
    version: integer("version").notNull().default(0),
    /** What the teacher has typed and not sent. */
    draft: jsonb("draft").$type<ReportDraft>(),
    draftSavedAt: instant("draft_saved_at"),
    /** When the teacher was told that it is due, and staff that it still is: each once. */
    remindedAt: instant("reminded_at"),
    escalatedAt: instant("escalated_at"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("session_reports_once").on(table.sessionId, table.studentId),
    // The dashboard reads the pending ones by due date; the many submitted ones are not in this index.
    index("session_reports_pending")
      .on(table.teacherId, table.dueAt)
      .where(sql`submitted_at is null`),
    // Which of all are late, for staff.
    index("session_reports_late")
      .on(table.dueAt)
      .where(sql`submitted_at is null`),
    index("session_reports_student").on(table.studentId, table.submittedAt),
    // Which words a teacher used lately, for the next report.
    index("session_reports_teacher").on(table.teacherId, table.submittedAt),
    check("session_reports_attendance", isOneOf(table.attendance, ATTENDANCES)),
    check("session_reports_grade", isOneOf(table.grade, PERFORMANCES)),
    check(
      "session_reports_graded_when_submitted",
      sql`${table.grade} is null or ${table.submittedAt} is not null`,
    ),
  ],
);
