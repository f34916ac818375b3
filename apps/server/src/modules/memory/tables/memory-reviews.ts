import { MARKERS } from "@riwaq/domain/learning/marks/kinds";
import { GRADES, type Grade } from "@riwaq/domain/memory/grade";
import { STANDINGS } from "@riwaq/domain/memory/page-memory";
import { REVIEW_SOURCES } from "@riwaq/domain/memory/sources";
import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { instant, isOneOf } from "../../../platform/db/columns.ts";
import { students } from "../../people/tables/students.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";

/**
 * Each time a page was recited, or somebody said how well it is held. Never deleted: what is corrected is voided and
 * written anew, and what a page has come to is replayed from these. Who listened is an id that outlives their account.
 */
export const memoryReviews = pgTable(
  "memory_reviews",
  {
    /** Of an evening made by the page that answers, so that what is sent twice is one. */
    id: uuid("id").primaryKey().defaultRandom(),
    studentId: uuid("student_id")
      .notNull()
      .references(() => students.userId, { onDelete: "cascade" }),
    page: integer("page").notNull(),
    /** Both or none; none is the whole page. */
    firstLine: integer("first_line"),
    lastLine: integer("last_line"),
    /** On the pupil's calendar. */
    day: date("day").notNull(),
    source: text("source", { enum: REVIEW_SOURCES }).notNull(),
    by: text("by", { enum: MARKERS }).notNull(),
    byId: uuid("by_id").notNull(),
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "set null" }),
    /** Said at the beginning, and no grade. */
    standing: text("standing", { enum: STANDINGS }),
    /** As the marks or whoever listened have it. */
    grade: integer("grade").$type<Grade>(),
    /** As the teacher has it; both are kept. */
    override: integer("override").$type<Grade>(),
    overriddenById: uuid("overridden_by_id"),
    reviewedAt: instant("reviewed_at").notNull(),
    voidedAt: instant("voided_at"),
  },
  (table) => [
    // A page is replayed from its own.
    index("memory_reviews_page").on(table.studentId, table.page, table.day),
    // What was done on a day.
    index("memory_reviews_day").on(table.studentId, table.day),
    // What one lesson heard of a page stands once.
    uniqueIndex("memory_reviews_lesson")
      .on(table.sessionId, table.studentId, table.page)
      .where(sql`session_id is not null and voided_at is null and source = 'lesson'`),
    check("memory_reviews_source", isOneOf(table.source, REVIEW_SOURCES)),
    check("memory_reviews_by", isOneOf(table.by, MARKERS)),
    check("memory_reviews_grade", isOneOf(table.grade, GRADES)),
    check("memory_reviews_override", isOneOf(table.override, GRADES)),
    check("memory_reviews_standing", isOneOf(table.standing, STANDINGS)),
    check("memory_reviews_says", sql`(${table.standing} is null) <> (${table.grade} is null)`),
    check("memory_reviews_page_number", sql`${table.page} between 1 and 604`),
    check(
      "memory_reviews_lines",
      sql`(${table.firstLine} is null and ${table.lastLine} is null) or (${table.firstLine} between 1 and ${table.lastLine} and ${table.lastLine} <= 15)`,
    ),
  ],
);
