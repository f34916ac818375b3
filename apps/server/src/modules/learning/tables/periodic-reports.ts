import type { PeriodicFigures, PeriodicText } from "@riwaq/contracts/learning/periodic-reports";
import { PERIODIC_STATUSES } from "@riwaq/domain/words";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";

import { createdAt, id, instant, updatedAt, isOneOf } from "../../../platform/db/columns.ts";
import { users } from "../../identity/tables/users.ts";
import { students } from "../../people/tables/students.ts";
import { teachers } from "../../people/tables/teachers.ts";

/** Three months of a pupil under 16 with one teacher, for the parents (terms: progress). */
export const periodicReports = pgTable(
  "periodic_reports",
  {
    id: id(),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    teacherId: uuid("teacher_id")
      .notNull()
      .references(() => teachers.userId),
    /** First and last day, in the institute's zone. */
    periodStart: date("period_start").notNull(),
    periodEnd: date("period_end").notNull(),
    /** draft: the teacher writes; submitted: staff decide; approved: the parents read it. */
    status: text("status", { enum: PERIODIC_STATUSES }).notNull().default("draft"),
    figures: jsonb("figures").$type<PeriodicFigures>().notNull(),
    text: jsonb("text").$type<PeriodicText>().notNull(),
    /** Why staff gave it back. */
    returnNote: text("return_note").notNull().default(""),
    /** Counts the writes: who edits an older one is told. */
    version: integer("version").notNull().default(1),
    submittedAt: instant("submitted_at"),
    approvedAt: instant("approved_at"),
    approvedById: uuid("approved_by_id").references(() => users.id, { onDelete: "set null" }),
    /** Since when it waits for the teacher or, once submitted, for staff. */
    waitingSince: instant("waiting_since").notNull().defaultNow(),
    /** When who has it was told again, and staff of a draft that nobody writes: each once, until it changes hands. */
    remindedAt: instant("reminded_at"),
    escalatedAt: instant("escalated_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // The job that runs twice drafts once.
    unique("periodic_reports_once").on(table.studentId, table.teacherId, table.periodStart),
    index("periodic_reports_teacher").on(table.teacherId, table.status),
    // What staff have to approve: few of many.
    index("periodic_reports_submitted")
      .on(table.waitingSince)
      .where(sql`status = 'submitted'`),
    check("periodic_reports_status", isOneOf(table.status, PERIODIC_STATUSES)),
    check("periodic_reports_order", sql`${table.periodStart} <= ${table.periodEnd}`),
    check(
      "periodic_reports_approved",
      sql`(${table.status} = 'approved') = (${table.approvedAt} is not null)`,
    ),
  ],
);
